type Part = { repeats: boolean }

/**
 * Whether a pattern repeats a part that itself repeats without end, as `(a+)+` does. On a text that almost fits, such a
 * pattern tries more ways than anybody can wait for, and the import would never come to its end.
 */
export function isEndless(pattern: string): boolean {
  const open: Part[] = [{ repeats: false }]
  for (const [token] of pattern.matchAll(tokens)) {
    const part = open.at(-1)
    if (token.startsWith('(')) open.push({ repeats: false })
    else if (token.startsWith(')')) {
      const closed = open.pop()
      const isRepeated = isUnbounded(token.slice(1))
      if (isRepeated && closed?.repeats) return true
      const around = open.at(-1)
      if (around) around.repeats ||= isRepeated || closed?.repeats === true
    } else if (part && isUnbounded(token)) part.repeats = true
  }
  return false
}

/** Escaped characters and sets of characters are taken whole, so that what looks like a sign inside them is none. */
const tokens =
  /\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<\w+>))?|\)(?:[*+?]|\{\d+(?:,\d*)?\})?|[*+]|\{\d+,\d*\}/gsu

function isUnbounded(quantifier: string) {
  return /^(?:[*+]|\{\d+,\})/.test(quantifier)
}

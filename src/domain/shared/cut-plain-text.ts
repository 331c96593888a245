/** Splits a text into the part shown at first and the rest. Cuts between words where possible. */
export function cutPlainText(text: string, limit: number): { start: string; rest: string } {
  if (text.length <= limit) return { start: text, rest: '' }
  const lastGap = text.slice(0, limit + 1).search(/\s\S*$/)
  const end = lastGap > limit / 2 ? lastGap : limit
  return { start: text.slice(0, end), rest: text.slice(end) }
}

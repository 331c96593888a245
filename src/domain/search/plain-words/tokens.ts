/** A word or a figure of a request, or a part of it that stands in quotes. */
export type Token = {
  /** As it was typed. */
  raw: string
  start: number
  end: number
  /** In small letters, without accents and apostrophes. */
  word: string
  /** The word in the singular: “utes” and “ute” are the same wish. */
  stem: string
  /** What stands between this one and its neighbours: a space, a dash, a stroke. */
  before: string
  after: string
  isQuoted: boolean
}

/** The words and figures of a text. What is in quotes is one piece, which nobody looks into. */
export function tokensOf(text: string): Token[] {
  const found = [...text.matchAll(pieces)]
  return found.map((match, index) => {
    const [raw] = match
    const start = match.index
    const end = start + raw.length
    const word = folded(raw)
    const before = text.slice(endOf(found[index - 1]), start)
    const after = text.slice(end, found[index + 1]?.index)
    return { raw, start, end, word, stem: stemOf(word), before, after, isQuoted: /^["“”]/.test(raw) }
  })
}

/** Words joined by a dash or by nothing are one name: the “cross” of a “T-Cross” is no word of its own. */
export function isJoined({ before }: Token): boolean {
  return before === '' || /^[-–.]$/.test(before)
}

/** Words as one, so that “Land Cruiser”, “land-cruisers” and “LandCruiser” are the same. */
export function keyOf(tokens: readonly Pick<Token, 'stem'>[]): string {
  return tokens.map(({ stem }) => stem).join('')
}

const pieces =
  /["“”][^"“”]*["“”]|(?:\$\s?)?\d+(?:,\d{3})*(?:\.\d+)?[\p{L}\p{M}\p{N}]*|\p{L}[\p{L}\p{M}\p{N}'’]*/gu

function endOf(match: RegExpExecArray | undefined) {
  return match ? match.index + match[0].length : 0
}

function folded(raw: string) {
  return raw
    .normalize('NFKD')
    .replaceAll(/[\p{M}\s'’]/gu, '')
    .toLowerCase()
}

function stemOf(word: string) {
  if (word === 'kms') return 'km'
  if (/^\d/.test(word)) return word.replaceAll(',', '')
  if (
    word.length < 4 ||
    /[^a-z]/.test(word) ||
    !word.endsWith('s') ||
    /(?:ss|us|is)$/.test(word) ||
    word === 'mercedes'
  )
    return word
  return /(?:ch|sh|x|ss|z)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

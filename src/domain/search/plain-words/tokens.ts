import { remembered } from '../../shared/remembered.ts'

/** A word, a figure or a quoted part of a request. */
export type Token = {
  /** As typed. */
  raw: string
  start: number
  end: number
  /** In lower case, without accents and apostrophes. */
  word: string
  /** The word in the singular: “utes” and “ute” mean the same. */
  stem: string
  /** The separator on either side: a space, a dash, a stroke. */
  before: string
  after: string
  isQuoted: boolean
}

/** Splits a text into words and figures. A quoted part is one token. */
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

/** Whether a token is joined to the one before it: the “cross” of “T-Cross” is not a separate word. */
export function isJoined({ before }: Token): boolean {
  return before === '' || /^[-–.]$/.test(before)
}

/** Joins tokens into a key: “Land Cruiser”, “land-cruisers” and “LandCruiser” share one. */
export function keyOf(tokens: readonly Pick<Token, 'stem'>[]): string {
  return tokens.map(({ stem }) => stem).join('')
}

/** The key of a whole text. */
export const phraseKey = remembered((text) => keyOf(tokensOf(text)))

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

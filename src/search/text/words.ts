/** Removes case and accents, so that "Citroën" and "CITROEN" are equal. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  return isPlain(lower) ? lower : withoutAccents(lower)
}

/** The words of a text in order: runs of letters and digits. */
export function wordsOf(text: string): string[] {
  const lower = text.toLowerCase()
  const words = isPlain(lower) ? lower.match(/[a-z0-9]+/g) : withoutAccents(lower).match(/[\p{L}\p{N}]+/gu)
  return words ?? []
}

/** Each two neighbouring words of a name as one: a "Land Cruiser" is found as "landcruiser", a "CX-5" as "cx5". */
export function joinedWords(name: string): string[] {
  const words = wordsOf(name)
  return words.slice(1).map((word, before) => `${words[before]}${word}`)
}

/** The longest text and word that a search reads. */
export const MAX_WORDS = 10
const MAX_LETTERS = 200

/** What a shopper typed: words, with the parts of words that have dashes or dots ("cx-5" is cx, 5). */
export function typedWords(text: string): string[][] {
  return fold(text.slice(0, MAX_LETTERS))
    .split(/[^\p{L}\p{N}\p{Pd}._'’]+/u)
    .map(wordsOf)
    .filter((parts) => parts.length > 0)
}

export function isSmallNumber(word: string): boolean {
  return /^\d{1,2}$/.test(word)
}

/** One or two letters are the prefix of too many codes and of too many words in descriptions. In names they count. */
export const MIN_PREFIX_LENGTH = 3

/** A stock number, VIN or plate without the spaces and dashes that people type. */
export function codeOf(text: string): string {
  return wordsOf(text).join('')
}

function isPlain(text: string) {
  return !/[^\s!-~]/.test(text)
}

function withoutAccents(text: string) {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}

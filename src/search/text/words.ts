/** Text without its case and accents, so that "Citroën" and "CITROEN" read the same. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  return BEYOND_ASCII.test(lower) ? lower.normalize('NFKD').replace(/\p{M}+/gu, '').toLowerCase() : lower
}

/** The words of a text, in order: runs of letters and digits. */
export function wordsOf(text: string): string[] {
  const folded = fold(text)
  return folded.match(BEYOND_ASCII.test(folded) ? /[\p{L}\p{N}]+/gu : /[a-z0-9]+/g) ?? []
}

/**
 * The words of a name, and each two neighbours written as one: a "CX-5" is found as "cx5" and a "Land Cruiser"
 * as "landcruiser".
 */
export function nameWords(name: string): string[] {
  const words = wordsOf(name)
  const pairs = words.slice(1).map((word, before) => `${words[before]}${word}`)
  return [...words, ...pairs]
}

/** Beyond so many words, and so many letters, nobody is looking for a vehicle any more. */
export const MOST_WORDS = 10
const MOST_LETTERS = 200

/** What a shopper typed: word by word, and a word with dashes or dots in it part by part ("cx-5" is cx, 5). */
export function typedWords(text: string): string[][] {
  return fold(text.slice(0, MOST_LETTERS))
    .split(/[^\p{L}\p{N}\p{Pd}._'’]+/u)
    .map(wordsOf)
    .filter((parts) => parts.length > 0)
}

/** A stock number, VIN or plate without the spaces and dashes that people put into it. */
export function codeOf(text: string): string {
  return wordsOf(text).join('')
}

const BEYOND_ASCII = /[^\s!-~]/

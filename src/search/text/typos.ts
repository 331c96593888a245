import { MAX_COMPARED_LENGTH, type NearWord, nearWords } from './near-words.ts'

/**
 * The words that a shopper may have meant by a word without a match: those with the fewest changes, whole words before
 * prefixes. The first letter and all digits must be as typed.
 *
 * `sorted` has the candidates in order. `isUnfinished`: more letters may follow, so a word also counts as close if a prefix
 * of it is. `isOffered` rejects words that no visible vehicle has.
 */
export function meantWords(
  sorted: readonly string[],
  typed: string,
  isUnfinished: boolean,
  isOffered: (word: string) => boolean,
): string[] {
  const max = allowedEdits(typed)
  if (max === 0) return []

  const near =
    typed.length === 3
      ? nearWords(sorted, typed, max, false).filter(({ word }) => word.length === 4)
      : nearWords(sorted, typed, max, isUnfinished)
  const likely = near
    .filter((candidate) => hasSameDigits(candidate, typed))
    .sort((one, other) => distance(one) - distance(other))

  const best = likely.find(({ word }) => isOffered(word))
  if (!best) return []
  return likely.filter((other) => distance(other) === distance(best)).map(({ word }) => word)
}

/**
 * One wrong letter in words of four letters or more, two in words of eight or more. A word of three may lack a letter
 * ("jep") but have no other mistake, or every short word would be close to every other.
 */
export function allowedEdits(word: string): 0 | 1 | 2 {
  if (!canBeMistyped(word) || word.length > MAX_COMPARED_LENGTH) return 0
  return word.length < 8 ? 1 : 2
}

/** Names with fewer than three letters are mostly numbers, and another number is another vehicle: a 320i is not a 320d. */
function canBeMistyped(word: string): boolean {
  return /\p{L}.*\p{L}.*\p{L}/u.test(word)
}

function hasSameDigits({ word, isWhole }: NearWord, typed: string) {
  const digits = digitsOf(word)
  return isWhole ? digits === digitsOf(typed) : digits.startsWith(digitsOf(typed))
}

function digitsOf(word: string) {
  return word.replace(/\P{N}+/gu, '')
}

function distance({ edits, isWhole }: NearWord) {
  return 2 * edits + (isWhole ? 0 : 1)
}

import type { Vocabulary } from './vocabulary.ts'
import { MIN_PREFIX_LENGTH } from './words.ts'

/** The documents that have a word, and their rank. */
export type Found<List> = { readonly rank: number; readonly lists: readonly List[] }

const nameFields = ['names', 'joinedNames'] as const

const EXACT = 0
const BEGINNING = 1
export const MISTYPED = 2
/** A match outside names ranks below any number of mistakes in a search. */
const OTHER_TEXT = 32

/**
 * Where a word occurs, best first. An unfinished word also matches as a prefix, but prefixes of joined names and of codes
 * only count when no single name has that prefix: "ranger" does not mean a Range Rover, and "for" means a Ford and not the
 * plate FOR12A.
 */
export function readWord<List>(
  word: string,
  isUnfinished: boolean,
  words: Vocabulary<List>,
): readonly Found<List>[] {
  const whole = (['names', 'joinedNames', 'codes'] as const).flatMap((field) => words.exactly(field, word))
  const begun = isUnfinished ? words.startingWith('names', word) : []
  const isName = [...whole, ...begun].some((list) => words.isSeen(list))
  const isPrefix = isUnfinished && word.length >= MIN_PREFIX_LENGTH
  const otherwiseBegun =
    isPrefix && !isName
      ? [...words.startingWith('joinedNames', word), ...words.startingWith('codes', word)]
      : []

  const alike = otherNamesOf(word, words)

  const others = Array.from({ length: words.otherTiers }, (_, tier) => ({
    rank: OTHER_TEXT * (tier + 1),
    lists: isPrefix ? words.startingWith(tier, word) : words.exactly(tier, word),
  }))
  return [
    { rank: EXACT, lists: whole },
    { rank: BEGINNING, lists: [...begun, ...otherwiseBegun, ...alike] },
    ...others,
  ].filter(({ lists }) => lists.length > 0)
}

/** Vehicles with the name itself come first, and those known by another name right behind. */
function otherNamesOf<List>(word: string, words: Vocabulary<List>) {
  const attempts = words
    .otherNames(word)
    .map((names) => names.flatMap((name) => nameFields.flatMap((field) => [...words.exactly(field, name)])))
  return attempts.find((lists) => lists.some((list) => words.isSeen(list))) ?? []
}

/** Whether a word is in a name or a code, possibly misspelt, rather than only in another text. */
export function isInName<List>({ rank }: Found<List>): boolean {
  return rank < OTHER_TEXT
}

/** Whether any visible document has the word. */
export function isSeen<List>(found: readonly Found<List>[], words: Vocabulary<List>): boolean {
  return found.some(({ lists }) => lists.some((list) => words.isSeen(list)))
}

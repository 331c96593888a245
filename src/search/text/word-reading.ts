import type { Vocabulary } from './vocabulary.ts'
import { SHORTEST_BEGINNING } from './words.ts'

/** Documents that have a word, and how well they have it. */
export type Found<List> = { readonly rank: number; readonly lists: readonly List[] }

const nameFields = ['names', 'joinedNames'] as const

const EXACT = 0
const BEGINNING = 1
export const MISTYPED = 2
/** Being found in another text than a name weighs more than all mistakes that can be in a search. */
const OTHER_TEXT = 32

/**
 * Where a word stands, best first. An unfinished word also stands where it is a beginning; but of two joined names, or
 * of a code, only when no single name begins with it: who types "ranger" does not want a Range Rover, and who types
 * "for" wants a Ford and not the plate FOR12A.
 */
export function readWord<List>(
  word: string,
  isUnfinished: boolean,
  words: Vocabulary<List>,
): readonly Found<List>[] {
  const whole = (['names', 'joinedNames', 'codes'] as const).flatMap((field) => words.exactly(field, word))
  const begun = isUnfinished ? words.startingWith('names', word) : []
  const isName = [...whole, ...begun].some((list) => words.isSeen(list))
  const isBeginning = isUnfinished && word.length >= SHORTEST_BEGINNING
  const otherwiseBegun =
    isBeginning && !isName
      ? [...words.startingWith('joinedNames', word), ...words.startingWith('codes', word)]
      : []

  const alike = otherNamesOf(word, words)

  const others = Array.from({ length: words.otherTiers }, (_, tier) => ({
    rank: OTHER_TEXT * (tier + 1),
    lists: isBeginning ? words.startingWith(tier, word) : words.exactly(tier, word),
  }))
  return [
    { rank: EXACT, lists: whole },
    { rank: BEGINNING, lists: [...begun, ...otherwiseBegun, ...alike] },
    ...others,
  ].filter(({ lists }) => lists.length > 0)
}

/** What is called so comes first, and what is known by another name right behind it. */
function otherNamesOf<List>(word: string, words: Vocabulary<List>) {
  const attempts = words
    .otherNames(word)
    .map((names) => names.flatMap((name) => nameFields.flatMap((field) => [...words.exactly(field, name)])))
  return attempts.find((lists) => lists.some((list) => words.isSeen(list))) ?? []
}

/** Whether a word is found in a name or a code, be it mistyped, and not in another text only. */
export function isInName<List>({ rank }: Found<List>): boolean {
  return rank < OTHER_TEXT
}

/** Whether any visible document has the word. */
export function isSeen<List>(found: readonly Found<List>[], words: Vocabulary<List>): boolean {
  return found.some(({ lists }) => lists.some((list) => words.isSeen(list)))
}

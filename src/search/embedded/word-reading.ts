import { SHORTEST_BEGINNING } from '../text/words.ts'
import type { Bits } from './bits.ts'
import type { RowList } from './row-list.ts'
import type { TextIndex } from './text-index.ts'

/** Rows that have a word, and how well they have it. */
export type Found = { readonly rank: number; readonly lists: readonly RowList[] }

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
export function readWord(word: string, isUnfinished: boolean, text: TextIndex, visible: Bits): Found[] {
  const { names, joinedNames, others, codes } = text
  const whole = [...names.exactly(word), ...joinedNames.exactly(word), ...codes.exactly(word)]
  const begun = isUnfinished ? names.startingWith(word) : []
  const isName = [...whole, ...begun].some((list) => list.meets(visible))
  const isBeginning = isUnfinished && word.length >= SHORTEST_BEGINNING
  const otherwiseBegun =
    isBeginning && !isName ? [...joinedNames.startingWith(word), ...codes.startingWith(word)] : []

  const found = [
    { rank: EXACT, lists: whole },
    { rank: BEGINNING, lists: [...begun, ...otherwiseBegun] },
    ...others.map((words, tier) => ({
      rank: OTHER_TEXT * (tier + 1),
      lists: isBeginning ? words.startingWith(word) : words.exactly(word),
    })),
  ]
  return found.filter(({ lists }) => lists.length > 0)
}

/** Whether any visible row has the word. */
export function isSeen(found: readonly Found[], visible: Bits): boolean {
  return found.some(({ lists }) => lists.some((list) => list.meets(visible)))
}

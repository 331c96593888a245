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

/** Shorter than this, what was typed is the beginning of too many codes to mean one. */
const SHORTEST_CODE = 3

/**
 * Where a word stands, best first. An unfinished word also stands where it is a beginning; of a code, though, only
 * when no name begins with it: who types "for" wants a Ford, not the plate FOR12A.
 */
export function readWord(word: string, isUnfinished: boolean, text: TextIndex, visible: Bits): Found[] {
  const whole = [...text.names.exactly(word), ...text.codes.exactly(word)]
  const begun = isUnfinished ? text.names.startingWith(word) : []
  const isName = [...whole, ...begun].some((list) => list.meets(visible))
  const begunCodes =
    isUnfinished && !isName && word.length >= SHORTEST_CODE ? text.codes.startingWith(word) : []

  const found = [
    { rank: EXACT, lists: whole },
    { rank: BEGINNING, lists: [...begun, ...begunCodes] },
    ...text.others.map((words, tier) => ({
      rank: OTHER_TEXT * (tier + 1),
      lists: isUnfinished ? words.startingWith(word) : words.exactly(word),
    })),
  ]
  return found.filter(({ lists }) => lists.length > 0)
}

/** Whether any visible row has the word. */
export function isSeen(found: readonly Found[], visible: Bits): boolean {
  return found.some(({ lists }) => lists.some((list) => list.meets(visible)))
}

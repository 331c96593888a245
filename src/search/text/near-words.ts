import { lowerBound, commonPrefixLength } from './sorted-words.ts'

/** A word close to the typed one. If `isWhole` is false, only a prefix of the word is close. */
export type NearWord = { readonly word: string; readonly edits: number; readonly isWhole: boolean }

/** Longer words are not compared. */
export const MAX_COMPARED_LENGTH = 40

/**
 * All words within `max` edits of the typed one (a missing, extra, wrong or swapped letter) that share its first letter;
 * with `beginnings` also words with a prefix that is as close.
 *
 * Neighbours in a sorted list share a prefix, and with it the first rows of the table of edits. So the list is walked like
 * a trie, and a branch is skipped as soon as nothing in it can match.
 */
export function nearWords(
  sorted: readonly string[],
  typed: string,
  max: number,
  beginnings: boolean,
): NearWord[] {
  const near: NearWord[] = []
  const first = typed.charAt(0)
  const deepest = typed.length + max
  let previous = ''
  let filled = 0
  let hopeless = Infinity
  startTable(typed)

  for (let at = lowerBound(sorted, first); at < sorted.length; at++) {
    const word = sorted[at]!
    if (!word.startsWith(first)) break
    const shared = commonPrefixLength(previous, word)
    if (shared >= hopeless) continue

    hopeless = Infinity
    let depth = Math.min(shared, filled)
    while (depth < word.length && depth < deepest) {
      depth++
      const least = fillRow(depth, word, typed)
      if (least <= max) continue
      if (!beginnings || closest[depth]! > max) hopeless = depth
      break
    }
    filled = depth
    previous = word

    const whole = depth === word.length ? edits[depth * WIDTH + typed.length]! : Infinity
    const nearest = beginnings ? closest[depth]! : whole
    if (nearest <= max) near.push({ word, edits: nearest, isWhole: whole === nearest })
  }
  return near
}

const WIDTH = MAX_COMPARED_LENGTH + 1
const DEPTH = MAX_COMPARED_LENGTH + 4

/** `edits[depth * WIDTH + i]`: the distance of a word’s first `depth` letters from the first `i` typed letters. */
const edits = new Uint8Array(DEPTH * WIDTH)
/** `closest[depth]`: the smallest distance of any prefix of at most `depth` letters from the whole typed word. */
const closest = new Uint8Array(DEPTH)

function startTable(typed: string) {
  for (let i = 0; i <= typed.length; i++) edits[i] = i
  closest[0] = typed.length
}

/** Fills the row for the word’s first `depth` letters from the rows above, and returns its smallest number. */
function fillRow(depth: number, word: string, typed: string): number {
  const row = depth * WIDTH
  const above = row - WIDTH
  const letter = word.charCodeAt(depth - 1)
  const letterBefore = depth > 1 ? word.charCodeAt(depth - 2) : -1
  edits[row] = depth
  let least = depth
  for (let i = 1; i <= typed.length; i++) {
    const typedLetter = typed.charCodeAt(i - 1)
    let fewest = edits[above + i - 1]! + (typedLetter === letter ? 0 : 1)
    fewest = Math.min(fewest, edits[above + i]! + 1, edits[row + i - 1]! + 1)
    if (i > 1 && typedLetter === letterBefore && typed.charCodeAt(i - 2) === letter)
      fewest = Math.min(fewest, edits[above - WIDTH + i - 2]! + 1)
    edits[row + i] = fewest
    if (fewest < least) least = fewest
  }
  closest[depth] = Math.min(closest[depth - 1]!, edits[row + typed.length]!)
  return least
}

import { phraseAt, phraseList } from './phrase-list.ts'
import type { Token } from './tokens.ts'

/** How a figure limits a value. */
export type Comparison = 'atMost' | 'below' | 'atLeast' | 'above' | 'about' | 'between'

/** `isOfTime`: the phrase compares only years, as in “older than”. */
type FoundComparison = { comparison: Comparison; length: number; isOfTime: boolean }

/** Finds the comparison in front of a figure, as a phrase or a sign: `under 40k`, `<40k`. */
export function comparisonBefore(tokens: readonly Token[], at: number): FoundComparison | null {
  const found = phraseAt(inFront, tokens, at)
  if (found) return foundComparison(found, tokens, at)
  const sign = /[<>~≤≥]/.exec(tokens[at]?.before ?? '')?.[0]
  return sign === undefined ? null : { comparison: signs[sign] ?? 'about', length: 0, isOfTime: false }
}

/** Finds the comparison after a figure: `40k or less`, `2020 onwards`, `2019+`. */
export function comparisonAfter(tokens: readonly Token[], at: number): FoundComparison | null {
  if (tokens[at - 1]?.after.startsWith('+')) return { comparison: 'atLeast', length: 0, isOfTime: false }
  const found = phraseAt(behind, tokens, at)
  return found && foundComparison(found, tokens, at)
}

/** Whether a value satisfies a comparison. `around` is the tolerance of “about”. */
export function fitsComparison(
  value: number,
  limit: number,
  comparison: Comparison | null,
  around = 0,
): boolean {
  switch (comparison) {
    case 'atLeast':
      return value >= limit
    case 'above':
      return value > limit
    case 'atMost':
      return value <= limit
    case 'below':
      return value < limit
    default:
      return Math.abs(value - limit) <= (comparison === 'about' ? around : 0)
  }
}

function foundComparison(
  { meaning, length }: { meaning: Comparison; length: number },
  tokens: readonly Token[],
  at: number,
): FoundComparison {
  return {
    comparison: meaning,
    length,
    isOfTime: tokens.slice(at, at + length).some(({ word }) => wordsOfTime.has(word)),
  }
}

const wordsOfTime = new Set(['before', 'after', 'older', 'newer', 'earlier', 'later', 'prior', 'since'])

const inFront = phraseList<Comparison>({
  below:
    'under, below, less than, fewer than, lower than, cheaper than, beneath, sub, before, older than, earlier than, prior to, for under, for less than',
  atMost:
    'up to, upto, max, maximum, max of, maximum of, at most, no more than, not more than, not over, no newer than, within, limit, limit of',
  above: 'over, above, more than, greater than, higher than, after, newer than, later than, exceeding',
  atLeast:
    'from, at least, min, minimum, min of, minimum of, no less than, not less than, not under, no older than, not older than, starting at, starting from, since',
  about: 'around, about, approx, approximately, roughly, circa, close to',
  between: 'between',
})

const behind = phraseList<Comparison>({
  atMost:
    'or less, or under, or below, or lower, or cheaper, or older, and under, and below, and less, max, maximum, tops, at most, at the most, and older',
  atLeast:
    'or more, or over, or above, or newer, or later, and up, and over, and above, and newer, and later, and more, onwards, onward, upwards, plus, min, minimum, at least, at the least',
  about: 'ish',
})

const signs: Record<string, Comparison> = {
  '<': 'below',
  '≤': 'atMost',
  '>': 'above',
  '≥': 'atLeast',
  '~': 'about',
}

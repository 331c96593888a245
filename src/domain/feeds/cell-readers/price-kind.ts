import type { PriceKind } from '../../cars/car.ts'

/** Returns what a price includes according to the feed's text; `null` when it doesn't say. */
export function priceKindOf(priceType: string): PriceKind | null {
  const words = priceType
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
  return kindByWords.find(([pattern]) => pattern.test(words))?.[1] ?? null
}

/** A price type is a few words. The patterns below take quadratic time, so nobody’s longer text reaches them. */
const MAX_LENGTH = 500

const driveAway = '(?:drive ?away|d ?a ?p|rdp|ride ?away|tow ?away)'
const charges = '(?:govt?|government|on ?roads?|orcs?|statutory|charges)'
const without = '(?:before|excl?|exc|ex|excluding|excludes|exclusive of|plus|without|w o|not incl(?:uding)?)'
const estimated = '(?:est|estimate|estimated|indicative|approx|approximate|approximately)'

/**
 * Negations come first, estimated before plain drive away, and “from” only counts when nothing else matches. A
 * maker's list price (RRP, MRLP) doesn't say what a dealer's price includes.
 */
const kindByWords: [RegExp, PriceKind | null][] = [
  [new RegExp(`\\b(?:not|non|no|isn t)(?: a)? ${driveAway}\\b`), null],
  [new RegExp(`\\b${without} ${driveAway}\\b`), 'excluding_government_charges'],
  [new RegExp(`\\b${estimated}\\b.*\\b(?:${driveAway}|da)\\b`), 'estimated_drive_away'],
  [new RegExp(`\\b${driveAway}\\b.*\\b${estimated}\\b`), 'estimated_drive_away'],
  [new RegExp(`\\b${without}\\b.*\\b${charges}\\b`), 'excluding_government_charges'],
  [
    new RegExp(`\\b${charges}\\b.*\\b(?:extra|apply|additional|excluded|not included)\\b`),
    'excluding_government_charges',
  ],
  [/\be ?g ?c\b/, 'excluding_government_charges'],
  [new RegExp(`\\b${driveAway}\\b`), 'drive_away'],
  [/\b(?:from|starting)\b/, 'from'],
]

import type { PriceKind } from '../cars/car.ts'

/** What the feed's own words for a price say that it includes; `null` when they do not say. */
export function priceKindOf(priceType: string): PriceKind | null {
  const words = priceType
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
  return kindByWords.find(([pattern]) => pattern.test(words))?.[1] ?? null
}

/** Estimated comes before plain drive away, and “from” only counts when nothing says more. */
const kindByWords: [RegExp, PriceKind][] = [
  [/\b(?:est|estimate|estimated|indicative)\b.*\b(?:drive ?away|driveaway|da)\b/, 'estimated_drive_away'],
  [/\bdrive ?away\b.*\b(?:est|estimate|estimated)\b/, 'estimated_drive_away'],
  [
    /\b(?:before|excl|ex|excluding|excludes|plus|not including)\b.*\b(?:govt?|government|on ?roads?|orcs?|charges)\b/,
    'excluding_government_charges',
  ],
  [/\begc\b/, 'excluding_government_charges'],
  [/\b(?:drive ?away|dap|rdp|ride ?away|tow ?away)\b/, 'drive_away'],
  [/\b(?:from|starting)\b/, 'from'],
]

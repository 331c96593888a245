const SECOND_MS = 1000
const FIRST_WAIT_MS = 5 * SECOND_MS
const LONGEST_WAIT_MS = 6 * 60 * 60 * SECOND_MS
/** After this many, about three days have passed: longer than a weekend's outage. */
export const MOST_ATTEMPTS = 24

/**
 * How long to wait after an attempt that failed: little at first, then twice as long each time up to six hours, each time a
 * quarter less or more, so that what failed together does not come back together. `null` when it is time to give up and
 * let a person look.
 */
export function waitAfter(attempts: number, random: number): number | null {
  if (attempts >= MOST_ATTEMPTS) return null
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1))
  return Math.round(wait * (0.75 + random / 2))
}

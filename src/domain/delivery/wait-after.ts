const SECOND_MS = 1000
const FIRST_WAIT_MS = 5 * SECOND_MS
const LONGEST_WAIT_MS = 6 * 60 * 60 * SECOND_MS
/** After this many, about three days have passed: longer than a weekend's outage. */
export const MOST_ATTEMPTS = 24

/**
 * When to try again after an attempt that failed: soon at first, then twice as late each time up to six hours, each time a
 * quarter earlier or later, so that what failed together does not come back together. `null` when it is time to give up
 * and let a person look.
 */
export function nextAttemptAt(attempts: number, now: Date, random: number): Date | null {
  if (attempts >= MOST_ATTEMPTS) return null
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1))
  return new Date(now.getTime() + wait * (0.75 + random / 2))
}

const SECOND_MS = 1000
const FIRST_WAIT_MS = 5 * SECOND_MS
const LONGEST_WAIT_MS = 6 * 60 * 60 * SECOND_MS
/** This many attempts take about three days, longer than an outage over a weekend. */
export const MOST_ATTEMPTS = 24

/**
 * How long to wait after a failed attempt: five seconds at first, then twice as long each time up to six hours.
 * Each wait is up to a quarter shorter or longer, so that jobs that failed together aren't retried together.
 * `null` means to give up and leave the job to a person.
 */
export function waitAfter(attempts: number, random: number): number | null {
  if (attempts >= MOST_ATTEMPTS) return null
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1))
  return Math.round(wait * (0.75 + random / 2))
}

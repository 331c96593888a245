/** When a failed job is tried again, and when it fails for good. */
export type RetryPlan = {
  firstWaitMs: number
  /** Each wait is twice the one before, up to this. */
  maxWaitMs: number
  /** The last attempt. A job that fails it is dead until a person sends it again. */
  maxAttempts: number
}

/**
 * A failed job is tried at once when another has reached its destination, up to this number of attempts, which take an outage of
 * about six hours to use up. After that the fault may be the job's own, and it keeps its long waits.
 */
export const EARLY_ATTEMPTS = 12

/**
 * How long to wait after a failed attempt; `null` to give up. Each wait is up to a quarter shorter or longer, so that jobs
 * that failed together do not come back together.
 */
export function waitAfter(
  { firstWaitMs, maxWaitMs, maxAttempts }: RetryPlan,
  attempts: number,
  random: number,
): number | null {
  if (attempts >= maxAttempts) return null
  const wait = Math.min(maxWaitMs, firstWaitMs * 2 ** (attempts - 1))
  return Math.round(wait * (0.75 + random / 2))
}

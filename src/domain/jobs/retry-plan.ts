/** When a failed job is tried again, and when it fails for good. */
export type RetryPlan = {
  firstWaitMs: number
  /** Each wait is twice the one before, up to this. */
  maxWaitMs: number
  /** The last attempt. A job that fails it is dead until a person sends it again. */
  maxAttempts: number
}

/**
 * When a job reaches its destination, others that failed there are tried early, up to this many attempts each. An outage of about
 * six hours uses up as many. A job that has failed more often may itself be the cause, so it waits as planned.
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

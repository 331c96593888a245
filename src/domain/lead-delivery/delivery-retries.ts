import type { RetryPlan } from '../jobs/retry-plan.ts'

const SECOND_MS = 1000

/** Every delivery is tried for about three days, which is longer than a weekend's outage. */
export const deliveryRetries: RetryPlan = {
  firstWaitMs: 5 * SECOND_MS,
  maxWaitMs: 6 * 60 * 60 * SECOND_MS,
  maxAttempts: 24,
}

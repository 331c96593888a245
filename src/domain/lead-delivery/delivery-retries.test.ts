import { describe, expect, test } from 'vitest'
import { waitAfter } from '../jobs/retry-plan.ts'
import { deliveryRetries } from './delivery-retries.ts'

const waitOf = (attempts: number, random = 0.5) => waitAfter(deliveryRetries, attempts, random)

describe('LEAD-08 a failed delivery is retried', () => {
  test.each([
    [1, 0.5, 5],
    [2, 0.5, 10],
    [3, 0.5, 20],
    [8, 0.5, 640],
    [13, 0.5, 20_480],
    [14, 0.5, 21_600],
    [23, 0.5, 21_600],
    [1, 0, 3.75],
    [1, 1, 6.25],
  ])('after attempt %i, with the random number %d, in %d seconds', (attempts, random, seconds) => {
    expect(waitOf(attempts, random)).toBe(seconds * 1000)
  })

  test('for about three days, and then no more', () => {
    const { maxAttempts } = deliveryRetries
    const waits = Array.from({ length: maxAttempts - 1 }, (_, index) => waitOf(index + 1) ?? 0)
    const days = waits.reduce((sum, wait) => sum + wait, 0) / (24 * 60 * 60 * 1000)

    expect(days).toBeGreaterThan(2.8)
    expect(days).toBeLessThan(3.2)
    expect(waitOf(maxAttempts)).toBeNull()
  })
})

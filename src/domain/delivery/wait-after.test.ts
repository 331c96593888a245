import { describe, expect, test } from 'vitest'
import { MOST_ATTEMPTS, waitAfter } from './wait-after.ts'

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
  ])('after attempt %i, with random number %d, in %d seconds', (attempts, random, seconds) => {
    expect(waitAfter(attempts, random)).toBe(seconds * 1000)
  })

  test('for about three days', () => {
    const waits = Array.from({ length: MOST_ATTEMPTS - 1 }, (_, index) => waitAfter(index + 1, 0.5) ?? 0)
    const days = waits.reduce((sum, wait) => sum + wait, 0) / (24 * 60 * 60 * 1000)

    expect(days).toBeGreaterThan(2.8)
    expect(days).toBeLessThan(3.2)
    expect(waitAfter(MOST_ATTEMPTS, 0.5)).toBeNull()
  })
})

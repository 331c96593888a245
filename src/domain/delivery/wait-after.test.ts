import { describe, expect, test } from 'vitest'
import { MOST_ATTEMPTS, nextAttemptAt } from './next-attempt.ts'

const now = new Date('2026-03-10T02:00:00Z')

describe('LEAD-08 a delivery that failed is tried again', () => {
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
  ])('after attempt %i, at the random number %d, in %d seconds', (attempts, random, seconds) => {
    expect(nextAttemptAt(attempts, now, random)).toEqual(new Date(now.getTime() + seconds * 1000))
  })

  test('for about three days, and then no more', () => {
    const waits = Array.from(
      { length: MOST_ATTEMPTS - 1 },
      (_, index) => Number(nextAttemptAt(index + 1, now, 0.5)) - now.getTime(),
    )
    const days = waits.reduce((sum, wait) => sum + wait, 0) / (24 * 60 * 60 * 1000)

    expect(days).toBeGreaterThan(2.8)
    expect(days).toBeLessThan(3.2)
    expect(nextAttemptAt(MOST_ATTEMPTS, now, 0.5)).toBeNull()
  })
})

import { expect, test } from 'vitest'
import type { MarketPrices } from '../cars/car.ts'
import { isPlausible, boundedWait } from './fetching-rules.ts'

test.each([
  ['a little above', { averageCents: 22_000_00 }, true],
  ['half', { averageCents: 10_000_00 }, true],
  ['under half', { averageCents: 9_999_99 }, false],
  ['twice', { averageCents: 40_000_00 }, true],
  ['over twice', { averageCents: 40_000_01 }, false],
  ['of a state, twice', { stateAverageCents: 40_000_00 }, true],
  ['one of two, over twice', { stateAverageCents: 90_000_00, averageCents: 21_000_00 }, false],
  ['none', {}, false],
  ['not a number', { averageCents: Number.NaN }, false],
  ['infinite', { averageCents: Infinity }, false],
  ['negative', { averageCents: -22_000_00 }, false],
])(
  'API-03 an estimate for a vehicle of $20,000 that is %s: plausible is %s',
  (_what, overrides, expected) => {
    const prices: MarketPrices = { stateAverageCents: null, averageCents: null, ...overrides }
    expect(isPlausible(prices, 20_000_00)).toBe(expected)
  },
)

test.each([
  [null, 900_000],
  [Number.NaN, 900_000],
  [-5, 60_000],
  [1, 60_000],
  [90_000, 90_000],
  [Infinity, 21_600_000],
  [31_536_000_000, 21_600_000],
])('OPS-07 a limit that names %s ms is waited for %s ms', (waitMs, expected) => {
  expect(boundedWait(waitMs)).toBe(expected)
})

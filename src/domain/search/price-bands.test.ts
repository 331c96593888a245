import { expect, test } from 'vitest'
import { priceBand, weeklyPriceBand } from './price-bands.ts'

test.each([
  [9_999, 'Under $10,000'],
  [10_000, '$10,000 - $15,000'],
  [29_999, '$20,000 - $30,000'],
  [30_000, '$30,000 - $40,000'],
  [100_000, '$100,000+'],
])('SRCH-01 a price of %i is in the band “%s”', (dollars, band) => {
  expect(priceBand(dollars)).toBe(band)
})

test('SRCH-01 weekly repayments have separate bands', () => {
  expect(weeklyPriceBand(49)).toBe('Under $50')
  expect(weeklyPriceBand(150)).toBe('$150 - $200')
  expect(weeklyPriceBand(300)).toBe('$300+')
})

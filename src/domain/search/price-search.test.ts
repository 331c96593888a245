import { expect, test } from 'vitest'
import { priceSearch, priceSearchBounds } from './price-search.ts'
import { searchAddress } from './search-address.ts'

test('SRCH-13 the price search covers $5,000 to $250,000 in steps of $500', () => {
  expect(priceSearchBounds).toEqual({ lowest: 5000, highest: 250_000, step: 500 })
})

test.each([
  [{}, '/search?sortBy=price-desc'],
  [{ min: 10_000 }, '/search?price=10000%3A&sortBy=price-desc'],
  [{ max: 40_000 }, '/search?price=%3A40000&sortBy=price-desc'],
  [{ min: 10_000, max: 40_000 }, '/search?price=10000%3A40000&sortBy=price-desc'],
])('SRCH-13 a price search of %j sorts by highest price', (range, address) => {
  expect(searchAddress(priceSearch(range))).toBe(address)
})

test('SRCH-13 the lowest price is at least a dollar below the highest', () => {
  expect(priceSearch({ min: 20_000, max: 20_000 }).ranges.price).toEqual({ min: 19_999, max: 20_000 })
})

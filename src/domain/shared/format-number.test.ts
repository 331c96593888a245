import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber } from './format-number.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [66_990, '66,990'],
  [1_234_567, '1,234,567'],
  [-1500, '-1,500'],
  [2400.75, '2,400.75'],
])('%d reads %s', (number, words) => {
  expect(formatNumber(number)).toBe(words)
})

test('any number reads as the platform formats it for Australia', () => {
  const figures = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
  fc.assert(
    fc.property(figures, (number) => {
      expect(formatNumber(number)).toBe(number.toLocaleString('en-AU'))
    }),
  )
})

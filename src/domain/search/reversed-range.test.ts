import { expect, test } from 'vitest'
import { hasReversedRange } from './reversed-range.ts'

test.each([
  ['price_min=20000&price_max=3', true],
  ['price_min=20000&price_max=30000', false],
  ['price_min=20000&price_max=20000', false],
  ['price_min=20000&price_max=', false],
  ['price_min=&price_max=3', false],
  ['km_min=5&km_max=4', true],
  ['', false],
])('SRCH-06 the lower figure cannot pass the upper: %s is reversed: %s', (fields, isHalfTyped) => {
  expect(hasReversedRange(new URLSearchParams(fields))).toBe(isHalfTyped)
})

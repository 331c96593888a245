import { expect, test } from 'vitest'
import { isAvailable } from './is-available.ts'

test('CAR-02 only vehicles in stock or coming soon are available', () => {
  expect(isAvailable({ status: 'in_stock' })).toBe(true)
  expect(isAvailable({ status: 'coming_soon' })).toBe(true)
  expect(isAvailable({ status: 'sold' })).toBe(false)
  expect(isAvailable({ status: 'withdrawn' })).toBe(false)
})

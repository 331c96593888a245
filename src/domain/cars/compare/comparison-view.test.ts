import { expect, test } from 'vitest'
import { compareAddress } from './compare-address.ts'
import { comparisonView, viewAddress } from './comparison-view.ts'

test('SAVE-05 the address of a comparison names up to four vehicles', () => {
  expect(compareAddress([])).toBe('/compare')
  expect(compareAddress(['hilux', 'a&b'])).toBe('/compare?car_id=hilux&car_id=a%26b')
  expect(compareAddress(['a', 'b', 'c', 'd', 'e'])).toBe('/compare?car_id=a&car_id=b&car_id=c&car_id=d')
})

test('SAVE-05 the address of the differences keeps the vehicles, and is read back', () => {
  const address = viewAddress(['a', 'b'], 'differences')

  expect(address).toBe('/compare?car_id=a&car_id=b&show=differences')
  expect(comparisonView(new URL(address, 'http://x').searchParams)).toBe('differences')
  expect(viewAddress(['a', 'b'], 'everything')).toBe(compareAddress(['a', 'b']))
})

test('SAVE-05 one vehicle has no differences, and another view is everything', () => {
  expect(viewAddress(['a'], 'differences')).toBe('/compare?car_id=a')
  expect(comparisonView(new URLSearchParams('show=<script>'))).toBe('everything')
})

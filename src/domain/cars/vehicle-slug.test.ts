import { expect, test } from 'vitest'
import { vehicleSlug } from './vehicle-slug.ts'

const hilux = { year: 2021, make: 'Toyota', model: 'HiLux', badge: 'SR5 (4x4)', stockNumber: 'U 1234' }

test('ROUTE-01 the address of a vehicle describes it and ends in its stock number', () => {
  expect(vehicleSlug(hilux)).toBe('2021-toyota-hilux-sr5-4x4-u-1234')
  expect(vehicleSlug({ ...hilux, year: null, badge: null })).toBe('toyota-hilux-u-1234')
})

test('ROUTE-01 a long name is cut between words, and the stock number is never cut', () => {
  const slug = vehicleSlug({
    ...hilux,
    badge: 'Extra Long Wheelbase High Roof Twelve Seater Commuter Super Custom Deluxe',
  })

  expect(slug).toBe('2021-toyota-hilux-extra-long-wheelbase-high-roof-twelve-seater-commuter-super-u-1234')
})

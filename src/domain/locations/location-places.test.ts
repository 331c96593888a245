import { expect, test } from 'vitest'
import { locationPlaces } from './location-places.ts'

const location = (name: string, overrides: object = {}) => ({
  id: name,
  name,
  type: 'sales',
  dealershipSlug: 'toyota',
  street: '1 Main Street',
  city: 'Aspley',
  ...overrides,
})
const placesOf = (...locations: ReturnType<typeof location>[]) =>
  locationPlaces(locations).map(({ slug, name, departments }) => [slug, name, departments.length])

test('LOC-04 the departments of a dealership in one street are one place', () => {
  expect(
    placesOf(
      location('Aspley Toyota - Sales'),
      location('Aspley Toyota Workshop', { type: 'service', street: '1 main street' }),
      location('Spares', { type: 'parts' }),
    ),
  ).toEqual([['aspley-toyota', 'Aspley Toyota', 3]])
})

test('ROUTE-04 locations whose names differ by their department are one place', () => {
  expect(
    placesOf(
      location('Aspley - Sales', { street: '' }),
      location('Aspley - Service', { type: 'service', street: '9 Back Lane' }),
    ),
  ).toEqual([['aspley', 'Aspley', 2]])
})

test('ROUTE-04 CAR-01 a slug from the settings names the place, and locations that share it are one', () => {
  expect(
    placesOf(
      location('Aspley - Sales', { street: '' }),
      location('Aspley - Service', { type: 'service', street: '9 Back Lane', slug: 'north' }),
      location('Spare Parts', { type: 'parts', street: '4 Far Road', slug: 'north' }),
    ),
  ).toEqual([['north', 'Aspley', 3]])
})

test.each([
  ['another street', { type: 'service', street: '2 Main Street' }],
  ['another town', { type: 'service', city: 'Roma' }],
  ['another dealership', { type: 'service', dealershipSlug: 'mazda' }],
  ['a second showroom', { type: 'primary' }],
  ['an unknown street', { type: 'service', street: '' }],
])('LOC-04 %s is another place', (_what, overrides) => {
  expect(placesOf(location('One'), location('Two', overrides))).toHaveLength(2)
})

test('LOC-04 two locations of unknown streets stay two', () => {
  expect(
    placesOf(location('One', { street: '' }), location('Two', { street: '', type: 'parts' })),
  ).toHaveLength(2)
})

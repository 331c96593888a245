import { expect, test } from 'vitest'
import { locationSlug } from './location-slug.ts'

test.each([
  ['Toowoomba - Sales', 'toowoomba'],
  ['Toowoomba - Service', 'toowoomba'],
  ['Toowoomba - Parts', 'toowoomba'],
  ['Mt Gravatt Used Cars', 'mt-gravatt-used-cars'],
  ['Parts - Ipswich', 'parts-ipswich'],
])('ROUTE-04 the slug of “%s” is %s', (name, slug) => {
  expect(locationSlug({ name, slug: null })).toBe(slug)
})

test('ROUTE-04 CAR-01 a location may have a slug of its own', () => {
  expect(locationSlug({ name: 'Toowoomba - Sales', slug: 'the-range' })).toBe('the-range')
})

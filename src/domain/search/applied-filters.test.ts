import { expect, test } from 'vitest'
import { appliedFilters } from './applied-filters.ts'
import { readSearch, searchAddress } from './search-address.ts'

const query = '?query=tow&make=Toyota&make=Mazda&car_type=used&price=10000:20000&km=:80000&year=2018:&page=3'

test('SRCH-03 every filter in a search is listed as text', () => {
  expect(applied(query).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Search: “tow”',
    'Make: Toyota',
    'Make: Mazda',
    'Condition: Used',
    'Price: $10,000 to $20,000',
    'Odometer: up to 80,000 km',
    'Year: from 2018',
  ])
})

test('SRCH-03 a filter makes sense to shoppers who see only its value', () => {
  const values = applied('?seats=7&doors=5&weekly_price=:200&subscription_price=:300&towing=2000:').map(
    ({ value }) => value,
  )

  expect(values).toEqual([
    '7 seats',
    '5 doors',
    'up to $300 a week',
    'up to $200 a week',
    'towing from 2,000 kg',
  ])
})

test('SRCH-03 each filter can be removed on its own, and the results go back to page 1', () => {
  const addresses = applied('?make=Toyota&make=Mazda&price=1:2&query=tow&page=3').map(({ without }) =>
    searchAddress(without),
  )

  expect(addresses).toEqual([
    '/search?make=Toyota&make=Mazda&price=1%3A2',
    '/search?query=tow&make=Mazda&price=1%3A2',
    '/search?query=tow&make=Toyota&price=1%3A2',
    '/search?query=tow&make=Toyota&make=Mazda',
  ])
})

test('SRCH-18 the shopper’s place can be removed, and reads as the place that was found', () => {
  const [near] = applied('?near=richmond&page=2')

  expect(near).toMatchObject({ label: 'Place', value: 'Near richmond' })
  expect(near && searchAddress(near.without)).toBe('/search')
  const state = readSearch(new URLSearchParams('near=richmond'))
  expect(appliedFilters(state, 'Richmond, VIC')).toMatchObject([{ value: 'Near Richmond, VIC' }])
  expect(appliedFilters(state, null)).toEqual([])
})

test('SRCH-16 a quoted search shows one pair of quotes', () => {
  expect(applied('?query="white ute"')).toMatchObject([{ value: '“white ute”' }])
})

test('a sort order and a page are not filters', () => {
  expect(applied('?sortBy=latest&page=2')).toEqual([])
})

function applied(parameters: string) {
  return appliedFilters(readSearch(new URLSearchParams(parameters)))
}

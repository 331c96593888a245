import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSearch, searchAddress } from './search-address.ts'
import { emptySearch, type Range, type SearchState, searchViews } from './search-state.ts'
import { type VehicleFacet, vehicleFacets, vehicleRanges } from './vehicle-facets.ts'
import { sortOrders } from './sort-orders.ts'

describe('SRCH-02 the address mirrors the search', () => {
  test('restores every search exactly', () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(read(searchAddress(search))).toEqual(search)
      }),
    )
  })

  test('gives a search from any address one address that restores it', () => {
    fc.assert(
      fc.property(junk, (address) => {
        const search = read(address)

        expect(read(searchAddress(search))).toEqual(search)
      }),
    )
  })

  test('is /search for an empty search', () => {
    expect(read('/search')).toEqual(emptySearch)
    expect(searchAddress(emptySearch)).toBe('/search')
  })

  test('is readable', () => {
    const search = {
      ...emptySearch,
      text: 'ute',
      chosen: { make: ['Toyota'], features: ['Tow Bar'] },
      page: 2,
    }

    expect(searchAddress(search)).toBe('/search?query=ute&make=Toyota&filtered_features=Tow+Bar&page=2')
  })

  test('SRCH-18 includes the shopper’s place', () => {
    expect(read('/search?make=Toyota&near=++Mount%20Isa')).toMatchObject({ near: 'Mount Isa' })
    expect(searchAddress({ ...emptySearch, near: '4350', sort: 'latest' })).toBe(
      '/search?near=4350&sortBy=latest',
    )
  })

  test('may use refinementList[…] and range[…]', () => {
    const search = read(
      '/search?refinementList[make][0]=Toyota&refinementList[make][1]=Mazda&refinementList[fuelType][]=Diesel&range[price]=$5,000:$25,000&range[odometer]=:80000',
    )

    expect(search.chosen).toEqual({ make: ['Toyota', 'Mazda'], fuel: ['Diesel'] })
    expect(search.ranges).toEqual({ price: { min: 5000, max: 25_000 }, km: { max: 80_000 } })
  })

  test('may come from the filter form, whose empty fields set no filter', () => {
    const search = read('/search?query=&price_min=5000&price_max=&year_min=2018&year_max=2020&km_max=')

    expect(search).toEqual({
      ...emptySearch,
      ranges: { price: { min: 5000 }, year: { min: 2018, max: 2020 } },
    })
  })

  test('reads a year as a choice and two years with a colon as a range', () => {
    expect(read('/search?year=2021').chosen).toEqual({ year: ['2021'] })
    expect(read('/search?year=2018:2021').ranges).toEqual({ year: { min: 2018, max: 2021 } })
  })

  test.each([
    '?page=0',
    '?page=-3',
    '?page=2.5',
    '?page=NaN',
    '?sortBy=drop-table',
    '?price=cheap',
    '?price=1:2:3',
    '?price=-5:',
    '?range[price]=:',
    '?make=',
    '?__proto__=x&constructor=y&refinementList[toString]=z',
  ])('sets no filter from %s', (junk) => {
    expect(read(`/search${junk}`)).toEqual(emptySearch)
  })

  test('reads one value of a parameter that may be there once', () => {
    expect(
      read('/search?page=2&page=3&sortBy=price-asc&sortBy=price-desc&price=5:6&price=1000:2000'),
    ).toEqual(read('/search?page=2&sortBy=price-asc&price=1000:2000'))
  })

  test('swaps a reversed range', () => {
    expect(read('/search?price=30000:10000').ranges).toEqual({ price: { min: 10_000, max: 30_000 } })
  })

  test('limits the page to ten thousand', () => {
    expect(read('/search?page=99999999').page).toBe(10_000)
  })
})

function read(address: string) {
  return readSearch(new URL(address, 'http://dealer.localhost').searchParams)
}

const word = fc
  .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
  .map((text) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
  .filter((text) => text !== '')

const range: fc.Arbitrary<Range> = fc
  .tuple(fc.nat(500_000), fc.nat(500_000))
  .chain(([a, b]) =>
    fc.constantFrom<Range>({ min: a }, { max: b }, { min: Math.min(a, b), max: Math.max(a, b) }),
  )

const values = fc.uniqueArray(word, { minLength: 1, maxLength: 4 })

/** With a colon, a value of these would be a range of figures. */
const readAsRanges = new Set(['year', 'price_range', 'weekly_price_range'])
const facets = Object.keys(vehicleFacets) as VehicleFacet[]
const chosen = fc.record(
  Object.fromEntries(
    facets.map((facet) => [facet, readAsRanges.has(facet) ? fc.constant(['2021', '2022']) : values]),
  ),
  { requiredKeys: [] },
)

const searches: fc.Arbitrary<SearchState> = fc.record({
  text: fc.option(word, { nil: '' }),
  chosen,
  ranges: fc.record(Object.fromEntries(vehicleRanges.map((name) => [name, range])), { requiredKeys: [] }),
  near: fc.option(word, { nil: '' }),
  sort: fc.option(fc.constantFrom(...sortOrders)),
  view: fc.constantFrom(...searchViews),
  page: fc.integer({ min: 1, max: 10_000 }),
})

const junkName = fc.oneof(
  fc.constantFrom(
    ...facets,
    ...vehicleRanges,
    'query',
    'near',
    'page',
    'sortBy',
    'price_min',
    'km_max',
    'year_max',
  ),
  fc.constantFrom(
    'range[price]',
    'range[year]',
    'refinementList[make][0]',
    'refinementList[price]',
    '__proto__',
  ),
  fc.string(),
)
const junkValue = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('1:2', ':', '$9:-1', '٣:٤', '1e9:'))
const junk = fc
  .array(fc.tuple(junkName, junkValue))
  .map(
    (pairs) => `/search?${new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()]))}`,
  )

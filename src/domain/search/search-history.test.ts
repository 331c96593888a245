import { describe, expect, test } from 'vitest'
import { storedSearch, readStoredSearch } from './stored-search.ts'
import { readSearch } from './search-address.ts'
import { readHistory, withSearch, writeHistory } from './search-history.ts'
import type { SearchState } from './search-state.ts'

/** The stored history after these searches in turn. */
function storedAfter(...searches: string[]) {
  const history = searches.reduce<SearchState[]>(
    (before, search) => withSearch(before, readSearch(new URLSearchParams(search))),
    [],
  )
  return writeHistory(history).map((address) => decodeURIComponent(address.replace('/search?', '')))
}

describe('SRCH-14 the search history', () => {
  test('holds the last five searches, latest first', () => {
    const makes = ['Audi', 'BMW', 'Ford', 'Kia', 'Mazda', 'Toyota'].map((make) => `make=${make}`)

    expect(storedAfter(...makes)).toEqual(makes.toReversed().slice(0, 5))
  })

  test('SRCH-18 leaves out the shopper’s place', () => {
    expect(storedSearch(readSearch(new URLSearchParams('make=Audi&near=4350')))).toBe('/search?make=Audi')
    expect(storedSearch(readSearch(new URLSearchParams('near=4350')))).toBeNull()
    expect(readStoredSearch('/search?make=Audi&near=4350')).toMatchObject({ near: '' })
  })

  test('holds a repeated search once, at its latest position and in its latest order', () => {
    expect(storedAfter('make=Toyota', 'make=Mazda', 'make=Toyota&sortBy=price-asc')).toEqual([
      'make=Toyota&sortBy=price-asc',
      'make=Mazda',
    ])
    expect(storedAfter('query=HiLux', 'make=Mazda', 'query=hilux')).toEqual(['query=hilux', 'make=Mazda'])
  })

  test.each([
    [['make=Toyota', 'make=Toyota&model=HiLux', 'make=Toyota&model=HiLux&price=:40000']],
    [['query=hil', 'query=hilux']],
    [['price=:30000', 'price=:40000']],
    [['make=Toyota', 'make=Toyota&make=Mazda']],
  ])('leaves out the steps towards a search: %j', (steps) => {
    expect(storedAfter(...steps)).toEqual(steps.slice(-1))
  })

  test.each([
    [['make=Toyota', 'make=Mazda']],
    [['make=Toyota&body=SUV', 'make=Toyota']],
    [['query=hilux', 'query=ranger']],
    [['price=:30000', 'km=:80000']],
    [['make=Toyota', 'make=Mazda', 'make=Toyota&model=HiLux']],
  ])('keeps unrelated searches: %j', (searches) => {
    expect(storedAfter(...searches)).toEqual(searches.toReversed())
  })

  test.each([null, 'x', 7, {}, [null, 3, {}, 'javascript:alert(1)', '/search']])(
    'is empty where something else was stored: %j',
    (stored) => {
      expect(readHistory(stored)).toEqual([])
    },
  )

  test('is limited to five when more was stored', () => {
    expect(readHistory(Array.from({ length: 9 }, (_, seats) => `/search?seats=${seats}`))).toHaveLength(5)
  })
})

import { describe, expect, test } from 'vitest'
import { isSameSearch, storedSearch, readStoredSearch } from './stored-search.ts'
import { readSearch } from './search-address.ts'

function searchOf(parameters: string) {
  return readSearch(new URLSearchParams(parameters))
}

describe('SRCH-14 a stored search', () => {
  test.each([
    ['make=Toyota&page=3', '/search?make=Toyota'],
    ['query=hilux&sortBy=price-asc', '/search?query=hilux&sortBy=price-asc'],
    ['price=$10,000:20000', '/search?price=10000%3A20000'],
    ['make=Toyota&near=Dubbo', '/search?make=Toyota'],
  ])('writes %s as %s', (parameters, address) => {
    expect(storedSearch(searchOf(parameters))).toBe(address)
    expect(storedSearch(readStoredSearch(address) ?? searchOf(''))).toBe(address)
  })

  test('is null for a search without filters', () => {
    expect(storedSearch(searchOf(''))).toBeNull()
    expect(storedSearch(searchOf('near=Dubbo'))).toBeNull()
    expect(storedSearch(searchOf('query=%3F!'))).toBeNull()
    expect(storedSearch(searchOf('sortBy=price-asc&page=2'))).toBeNull()
  })

  test.each([
    null,
    7,
    { path: '/search' },
    '',
    '/search',
    '/search?page=2',
    '/search?make=',
    '/cars/hilux?make=Toyota',
    'javascript:alert(1)?make=Toyota',
    '//evil.example/search?make=Toyota',
    'https://evil.example/search?make=Toyota',
    `/search?query=${'x'.repeat(4000)}`,
  ])('rejects a stored value that isn’t a search: %j', (stored) => {
    expect(readStoredSearch(stored)).toBeNull()
  })

  test('ignores parameters that aren’t filters', () => {
    expect(storedSearch(readStoredSearch('/search?make=Toyota&__proto__=x&onclick=y') ?? searchOf(''))).toBe(
      '/search?make=Toyota',
    )
  })
})

test.each([
  ['make=Toyota&make=Mazda', 'make=Mazda&make=Toyota', true],
  ['make=Toyota&body=SUV', 'body=SUV&make=Toyota', true],
  ['make=Toyota&sortBy=price-asc', 'make=Toyota', true],
  ['make=Toyota&page=2', 'make=Toyota', true],
  ['query=HiLux', 'query=hilux', true],
  ['make=Toyota', 'make=Mazda', false],
  ['make=Toyota', 'make=Toyota&price=:40000', false],
  ['price=:30000', 'price=:40000', false],
])('SRCH-14 %s and %s are the same search: %s', (one, other, isSame) => {
  expect(isSameSearch(searchOf(one), searchOf(other))).toBe(isSame)
})

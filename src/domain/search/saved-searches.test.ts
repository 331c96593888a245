import { describe, expect, test } from 'vitest'
import { readSearch } from './search-address.ts'
import {
  isSaved,
  MAX_SAVED_SEARCHES,
  readSavedSearches,
  type SavedSearch,
  withoutSaved,
  withSaved,
  withSeen,
  writeSavedSearches,
} from './saved-searches.ts'

const searchOf = (parameters: string) => readSearch(new URLSearchParams(parameters))
const toyota: SavedSearch = { search: searchOf('make=Toyota'), seenAt: 100 }
const mazda: SavedSearch = { search: searchOf('make=Mazda'), seenAt: 200 }

describe('saved searches', () => {
  test('are listed latest first, each once', () => {
    expect(writeSavedSearches(withSaved([toyota, mazda], searchOf('body=SUV'), 300) ?? [])).toEqual([
      { address: '/search?body=SUV', seenAt: 300 },
      { address: '/search?make=Toyota', seenAt: 100 },
      { address: '/search?make=Mazda', seenAt: 200 },
    ])
    expect(withSaved([toyota, mazda], searchOf('make=Mazda&page=2'), 300)).toHaveLength(2)
  })

  test('are at most twenty, and a full list accepts no more', () => {
    const full = Array.from({ length: MAX_SAVED_SEARCHES }, (_, seats) => ({
      search: searchOf(`seats=${seats}`),
      seenAt: 100,
    }))

    expect(withSaved(full, searchOf('make=Kia'), 300)).toBeNull()
    expect(withSaved(full, searchOf('seats=3'), 300)).toHaveLength(MAX_SAVED_SEARCHES)
  })

  test('are found and removed however they are written', () => {
    expect(isSaved([toyota], searchOf('make=Toyota&sortBy=price-asc'))).toBe(true)
    expect(isSaved([toyota], searchOf('make=Toyota&body=SUV'))).toBe(false)
    expect(withoutSaved([toyota, mazda], searchOf('make=Toyota'))).toEqual([mazda])
  })

  test('store the time of the latest view, and never an earlier one', () => {
    expect(withSeen([toyota, mazda], searchOf('make=Toyota'), 300)).toEqual([
      { ...toyota, seenAt: 300 },
      mazda,
    ])
    expect(withSeen([toyota], searchOf('make=Toyota'), 50)).toEqual([toyota])
  })

  test('are restored as stored', () => {
    expect(readSavedSearches(JSON.parse(JSON.stringify(writeSavedSearches([toyota, mazda]))))).toEqual([
      toyota,
      mazda,
    ])
  })

  test.each([
    null,
    'x',
    {},
    [null, 7, 'x', {}],
    [{ address: '/search?make=Kia' }],
    [{ address: '/search?make=Kia', seenAt: 'yesterday' }],
    [{ address: '/search?make=Kia', seenAt: -1 }],
    [{ address: '/search?make=Kia', seenAt: 1e11 }],
    [{ address: 'javascript:alert(1)', seenAt: 100 }],
    [{ address: '/search', seenAt: 100 }],
  ])('are empty where something else was stored: %j', (stored) => {
    expect(readSavedSearches(stored)).toEqual([])
  })
})

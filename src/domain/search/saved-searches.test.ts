import { describe, expect, test } from 'vitest'
import { readSearch } from './search-address.ts'
import {
  isSaved,
  MOST_SAVED_SEARCHES,
  readSavedSearches,
  type SavedSearch,
  withoutSaved,
  withSaved,
  withSeen,
  writeSavedSearches,
} from './saved-searches.ts'

const asked = (parameters: string) => readSearch(new URLSearchParams(parameters))
const toyota: SavedSearch = { search: asked('make=Toyota'), seenAt: 100 }
const mazda: SavedSearch = { search: asked('make=Mazda'), seenAt: 200 }

describe('saved searches', () => {
  test('stand with the latest first, and each once', () => {
    expect(writeSavedSearches(withSaved([toyota, mazda], asked('body=SUV'), 300) ?? [])).toEqual([
      { address: '/search?body=SUV', seenAt: 300 },
      { address: '/search?make=Toyota', seenAt: 100 },
      { address: '/search?make=Mazda', seenAt: 200 },
    ])
    expect(withSaved([toyota, mazda], asked('make=Mazda&page=2'), 300)).toHaveLength(2)
  })

  test('are twenty at most, and none makes room for another', () => {
    const full = Array.from({ length: MOST_SAVED_SEARCHES }, (_, seats) => ({
      search: asked(`seats=${seats}`),
      seenAt: 100,
    }))

    expect(withSaved(full, asked('make=Kia'), 300)).toBeNull()
    expect(withSaved(full, asked('seats=3'), 300)).toHaveLength(MOST_SAVED_SEARCHES)
  })

  test('are found and removed however they were written down', () => {
    expect(isSaved([toyota], asked('make=Toyota&sortBy=price-asc'))).toBe(true)
    expect(isSaved([toyota], asked('make=Toyota&body=SUV'))).toBe(false)
    expect(withoutSaved([toyota, mazda], asked('make=Toyota'))).toEqual([mazda])
  })

  test('remember when they were looked at last, and no earlier', () => {
    expect(withSeen([toyota, mazda], asked('make=Toyota'), 300)).toEqual([{ ...toyota, seenAt: 300 }, mazda])
    expect(withSeen([toyota], asked('make=Toyota'), 50)).toEqual([toyota])
  })

  test('are read as they were kept', () => {
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
  ])('are none where something else was kept: %j', (kept) => {
    expect(readSavedSearches(kept)).toEqual([])
  })
})

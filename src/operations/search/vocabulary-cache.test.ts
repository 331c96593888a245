import { expect, test } from 'vitest'
import { parseQuery } from '#domain/search/plain-words/parse-query.ts'
import { Site } from '#sites/site.ts'
import { vocabularyCache } from './vocabulary-cache.ts'
import type { VehicleAnswer, VehicleRequest } from './vehicle-search.ts'

const document = {
  slug: 'harbour',
  name: 'Harbour Motors',
  dealerships: [{ id: '1', slug: 'harbour', name: 'Harbour Motors' }],
  stock: {},
}

const places = { resolve: () => null, nameIn: () => null }
const site = siteWith({})

test('SRCH-16 the vocabulary is built once, and again when the stock changes', async () => {
  const vocabularyOf = vocabularyCache()
  const stock = { revision: '1', colours: ['White'], countedTimes: 0 }
  const understood = async (text: string, asked = site) =>
    parseQuery(text, await vocabularyOf(asking(stock, asked)))?.chosen

  expect(await understood('white')).toEqual({ colour: ['White'] })
  expect(await understood('purple')).toBeUndefined()
  expect(stock.countedTimes).toBe(1)

  Object.assign(stock, { revision: '2', colours: ['Purple'] })
  expect(await understood('purple')).toEqual({ colour: ['Purple'] })
  expect(await understood('white')).toBeUndefined()
  expect(stock.countedTimes).toBe(2)
})

test('SRCH-16 the vocabulary is built again when the site changes', async () => {
  const vocabularyOf = vocabularyCache()
  const stock = { revision: '1', colours: ['White'], countedTimes: 0 }
  const sorted = siteWith({ stock: { sortOptions: ['latest', 'km-asc'] } })

  expect(parseQuery('lowest kms', await vocabularyOf(asking(stock, site)))).toBeNull()
  expect(parseQuery('lowest kms', await vocabularyOf(asking(stock, sorted)))?.sort).toBe('km-asc')
})

test('SRCH-16 “the last 3 years” uses today’s date in the site’s time zone, not the cached one', async () => {
  const vocabularyOf = vocabularyCache()
  const stock = { revision: '1', colours: ['White'], countedTimes: 0 }
  let now = new Date('2026-06-01T00:00:00Z')
  const yearFrom = async () =>
    parseQuery('last 3 years', await vocabularyOf({ ...asking(stock, site), now: () => now }))?.ranges.year

  expect(await yearFrom()).toEqual({ min: 2023 })
  now = new Date('2026-12-31T20:00:00Z')
  expect(await yearFrom()).toEqual({ min: 2024 })
})

type FakeStock = { revision: string; colours: string[]; countedTimes: number }

function asking(stock: FakeStock, site: Site) {
  return {
    siteId: 'site',
    site,
    places,
    now: () => new Date('2026-03-10T02:00:00Z'),
    search: searchOf(stock),
  }
}

function searchOf(stock: FakeStock) {
  return async ({ count }: VehicleRequest): Promise<VehicleAnswer> => {
    if (count) stock.countedTimes++
    const colour = stock.colours.map((value) => ({ value, count: 1, chosen: false }))
    const { revision } = stock
    return {
      ids: [],
      total: 1,
      reachable: 1,
      exact: true,
      facets: { colour },
      stats: {},
      corrections: [],
      unmatched: [],
      revision,
    }
  }
}

function siteWith(overrides: Partial<typeof document>) {
  return Site.parse({ ...document, ...overrides })
}

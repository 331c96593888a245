import { expect, test } from 'vitest'
import { MAX_PAGE_SIZE } from '../../src/search/port.ts'
import { indexWith, type MakeEngine, vehicle } from './fixture.ts'

/** The facet values that a page of results offers, and its paging. */
export function valuesOnOffer(makeEngine: MakeEngine): void {
  const stock = [
    vehicle('1', { make: 'Toyota', body: 'Ute', features: ['Tow Bar', 'Camera'], price: 30_000 }),
    vehicle('2', { make: 'Toyota', body: 'SUV', features: ['Camera'], price: 20_000 }),
    vehicle('3', { make: 'Mazda', body: 'SUV', features: ['Camera', 'Sunroof'], price: null }),
    vehicle('4', { make: 'Škoda', body: 'Wagon', features: [], price: 10_000 }),
  ]

  test('SRCH-03 the counts of a facet ignore its own choice and respect the choices of other facets', async () => {
    const { search } = await indexWith(makeEngine, stock)

    const { facets, total } = await search({ chosen: { make: ['Toyota'] }, count: ['make', 'body'] })

    expect(total).toBe(2)
    expect(facets.make).toEqual([value('Toyota', 2, true), value('Mazda', 1), value('Škoda', 1)])
    expect(facets.body).toEqual([value('SUV', 1), value('Ute', 1)])
  })

  test('SRCH-03 values of one facet are alternatives, and several facets must all match', async () => {
    const { idsFor } = await indexWith(makeEngine, stock)

    expect(await idsFor({ chosen: { make: ['Toyota', 'Mazda'] } })).toEqual(['3', '2', '1'])
    expect(await idsFor({ chosen: { make: ['Toyota', 'Mazda'], body: ['SUV'] } })).toEqual(['3', '2'])
  })

  test('SRCH-01 every chosen feature must match, and features are counted over the results', async () => {
    const { search } = await indexWith(makeEngine, stock)

    const { ids, facets } = await search({ chosen: { features: ['Camera', 'Tow Bar'] }, count: ['features'] })

    expect(ids).toEqual(['1'])
    expect(facets.features).toEqual([value('Camera', 1, true), value('Tow Bar', 1, true)])
  })

  test('SRCH-03 chosen values stay listed: without vehicles, beyond the limit, unknown or filtered out', async () => {
    const { search } = await indexWith(makeEngine, stock)

    const { total, facets } = await search({
      chosen: { make: ['Škoda', 'Nobody'], body: ['Ute'] },
      count: [
        { facet: 'make', limit: 1 },
        { facet: 'body', find: 'suv' },
      ],
    })

    expect(total).toBe(0)
    expect(facets.make).toEqual([value('Toyota', 1), value('Nobody', 0, true), value('Škoda', 0, true)])
    expect(facets.body).toEqual([value('Ute', 0, true)])
  })

  test('SRCH-01 values are found by any part, ignoring case and accents', async () => {
    const { search } = await indexWith(makeEngine, stock)
    const makesWith = async (find: string) =>
      (await search({ count: [{ facet: 'make', find }] })).facets.make?.map((listed) => listed.value)

    expect(await makesWith('TOY')).toEqual(['Toyota'])
    expect(await makesWith('sko')).toEqual(['Škoda'])
    expect(await makesWith('a')).toEqual(['Toyota', 'Mazda', 'Škoda'])
    expect(await makesWith('nothing')).toEqual([])
  })

  test('SRCH-04 a facet lists its most frequent values up to its limit', async () => {
    const many = Array.from({ length: 60 }, (_, at) =>
      vehicle(`${at}`, { city: `City ${at % 30}`, make: 'Kia' }),
    )
    const { search } = await indexWith(makeEngine, many)

    const { facets } = await search({ count: ['city', { facet: 'make', limit: 0 }] })

    expect(facets.city).toHaveLength(20)
    expect(facets.make).toEqual([])
  })

  test('SRCH-03 the limits of a range are those over everything else that is chosen', async () => {
    const { search } = await indexWith(makeEngine, stock)

    const { stats, ids } = await search({
      ranges: { price: { max: 15_000 }, year: {} },
      stats: ['price', 'km'],
      chosen: { body: ['Ute', 'SUV', 'Wagon'] },
    })

    expect(ids).toEqual(['4'])
    expect(stats).toEqual({ price: { min: 10_000, max: 30_000 }, km: null })
  })

  test('SRCH-01 a vehicle without a price is in no price range, and comes last in both directions', async () => {
    const { idsFor } = await indexWith(makeEngine, stock)

    expect(await idsFor({ ranges: { price: { min: 0 } } })).not.toContain('3')
    expect(await idsFor({ sort: 'price-asc' })).toEqual(['4', '2', '1', '3'])
    expect(await idsFor({ sort: 'price-desc' })).toEqual(['1', '2', '4', '3'])
  })

  test('SRCH-18 the nearest place comes first, each place in the chosen order, and other places last', async () => {
    const { idsFor } = await indexWith(makeEngine, [
      vehicle('far', { city: 'Perth', price: 1 }),
      vehicle('nowhere', { price: 2 }),
      vehicle('near, dear', { city: 'Ipswich', price: 9, categories: ['Family'] }),
      vehicle('near, cheap', { city: 'Ipswich', price: 3, categories: ['Family', 'Fast'] }),
      vehicle('nearer', { city: 'Toowoomba', price: 5 }),
    ])
    const nearest = { facet: 'city', values: ['Toowoomba', 'Nobody', 'Ipswich', 'Toowoomba'] } as const

    expect(await idsFor({ nearest, sort: 'price-asc' })).toEqual([
      'nearer',
      'near, cheap',
      'near, dear',
      'far',
      'nowhere',
    ])
    expect(await idsFor({ nearest, size: 2, page: 2, sort: 'price-desc' })).toEqual([
      'near, cheap',
      'nowhere',
    ])
    expect(await idsFor({ nearest: { facet: 'categories', values: ['Fast', 'Family'] }, size: 2 })).toEqual([
      'near, cheap',
      'near, dear',
    ])
    expect(await idsFor({ nearest: { facet: 'city', values: [] }, sort: 'price-asc', size: 1 })).toEqual([
      'far',
    ])
  })

  test('SRCH-04 a page has 21 vehicles by default, and pages neither overlap nor miss vehicles', async () => {
    const equals = Array.from({ length: 50 }, (_, at) => vehicle(`${at}`, { created_at: 1, price: 1 }))
    const { idsFor, search } = await indexWith(makeEngine, equals)
    const pages = [await idsFor({ page: 1 }), await idsFor({ page: 2 }), await idsFor({ page: 3 })]

    expect(pages.map((page) => page.length)).toEqual([21, 21, 8])
    expect(new Set(pages.flat()).size).toBe(50)
    expect(await search({ page: 4 })).toMatchObject({ ids: [], total: 50 })
    expect(await idsFor({ page: 2, size: 30 })).toHaveLength(20)
  })

  test('SRCH-04 an invalid page size or number gives a valid page', async () => {
    const { idsFor, search } = await indexWith(makeEngine, stock)

    expect(await idsFor({ page: 0 })).toHaveLength(4)
    expect(await idsFor({ page: -3, size: 2 })).toHaveLength(2)
    expect(await idsFor({ page: Number.NaN })).toHaveLength(4)
    expect(await idsFor({ page: 1e12 })).toEqual([])
    expect(await search({ size: 0 })).toMatchObject({ ids: [], total: 4 })
    expect(await idsFor({ size: -1 })).toEqual([])
  })

  test('SRCH-04 a page is never longer than the maximum', async () => {
    const many = Array.from({ length: MAX_PAGE_SIZE + 1 }, (_, at) => vehicle(`${at}`))
    const { idsFor } = await indexWith(makeEngine, many)

    expect(await idsFor({ size: Infinity })).toHaveLength(MAX_PAGE_SIZE)
  })

  test('SRCH-17 an empty index returns empty results with everything that was requested', async () => {
    const { search, index } = await indexWith(makeEngine, [])
    const nothing = { ids: [], total: 0, facets: { make: [] }, stats: { price: null }, corrections: [] }

    expect(await search({ text: 'hilux', count: ['make'], stats: ['price'] })).toMatchObject(nothing)
    const elsewhere = { tenant: 'never heard of', visible: { is: 'all', of: [] } } as const
    expect(await index.search(elsewhere, { count: ['make'], stats: ['price'] })).toMatchObject(nothing)
  })
}

function value(value: string, count: number, chosen = false) {
  return { value, count, chosen }
}

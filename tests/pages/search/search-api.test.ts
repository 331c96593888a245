import { describe, expect, test } from 'vitest'
import type { Dealership } from '#operations/sites/dealership.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { visit } from '../../support/browser/visit.ts'

test('API-01 returns the search results of the page, with the API’s field names', async () => {
  const dealer = await dealership({
    stock: [
      { slug: 'hilux', offerPriceCents: 43_990_00, beforePriceCents: 47_000_00 },
      { slug: 'cx5', make: 'Mazda', model: 'CX-5', priceCents: 32_490_00 },
    ],
  })

  const { status, answer } = await search(dealer, '?make=Toyota')

  expect(status).toBe(200)
  expect(answer).toMatchObject({
    total: 1,
    page: 1,
    pages: 1,
    ms: expect.any(Number),
    hits: [
      {
        slug: 'hilux',
        name: '2021 Toyota HiLux SR5',
        make: 'Toyota',
        car_type: 'used',
        status: 'in_stock',
        price: 45_990,
        shown_price: 43_990,
        offer_price: 43_990,
        price_type: 'Drive Away',
        before_price: 47_000,
        km: 41_250,
        simple_body: 'Ute',
        dealership_slug: 'harbour',
        location: {
          id: '10',
          slug: 'harbour-motors-wynnum',
          name: 'Harbour Motors Wynnum',
          distribution_locations: [],
        },
      },
    ],
    facets: {
      make: expect.arrayContaining([
        { value: 'Toyota', count: 1 },
        { value: 'Mazda', count: 1 },
      ]),
    },
    stats: { price: { min: 43_990, max: 43_990 } },
  })
})

test('API-01 ignores invalid parameters', async () => {
  const dealer = await dealership({ stock: [{ slug: 'hilux' }] })

  const { status, answer } = await search(dealer, '?page=-2&price=cheap&sortBy=;drop&__proto__=x')

  expect(status).toBe(200)
  expect(answer).toMatchObject({ total: 1, page: 1 })
})

test('CAR-07 shows the suburb and postcode of a private sale, and no street', async () => {
  const dealer = await dealership({
    stock: [{ slug: 'hilux', privateSuburb: 'Nundah', privatePostcode: '4012' }],
  })

  const { html } = await visit(dealer, '/api/search')

  expect(JSON.parse(html)).toMatchObject({
    hits: [{ private_suburb: 'Nundah', private_postcode: '4012', location: null }],
  })
})

test('CAR-06 contains no phone number', async () => {
  const dealer = await dealership({ site: { phones: { used: '07 7010 4455' } }, stock: [{ slug: 'hilux' }] })

  const { text } = await search(dealer, '')

  expect(text).not.toMatch(/7010\D?4455/)
})

describe('API-01 the count of a search', () => {
  const seconds = (moment: string) => Math.floor(new Date(moment).getTime() / 1000)

  test('is the count of the page, and how many were added since', async () => {
    const dealer = await dealership({
      stock: [
        { createdAt: new Date('2026-03-01T09:00:00+10:00') },
        { createdAt: new Date('2026-03-05T09:00:00+10:00') },
        { createdAt: new Date('2026-03-05T09:00:00+10:00'), make: 'Mazda' },
        { createdAt: new Date('2026-03-05T09:00:00+10:00'), showOnDealerWebsite: false },
      ],
    })
    const countOf = async (parameters: string) =>
      (await search(dealer, parameters, '/api/search/count')).answer

    expect(await countOf('')).toEqual({ total: 3, created_since: null })
    expect(await countOf('?make=toyota')).toEqual({ total: 2, created_since: null })
    const since = seconds('2026-03-03T09:00:00+10:00')
    expect(await countOf(`?make=toyota&created_since=${since}`)).toEqual({ total: 2, created_since: 1 })
    expect(await countOf(`?created_since=${seconds('2026-03-05T09:00:00+10:00')}`)).toEqual({
      total: 3,
      created_since: 2,
    })
    expect(await countOf(`?created_since=${seconds('2026-03-05T09:00:01+10:00')}`)).toMatchObject({
      created_since: 0,
    })
  })

  test('counts the first car type where the page preselects it', async () => {
    const dealer = await dealership({
      site: { stock: { carTypeFilter: 'without-all' } },
      stock: [{ carType: 'new' }, { carType: 'used' }, { carType: 'used' }],
    })

    expect((await search(dealer, '', '/api/search/count')).answer).toMatchObject({ total: 1 })
  })

  test.each(['yesterday', '-1', '1.5', '1e9', '', '999999999999'])(
    'is rejected with created_since “%s”',
    async (since) => {
      const { status, answer } = await search(
        await dealership(),
        `?created_since=${since}`,
        '/api/search/count',
      )

      expect(status).toBe(400)
      expect(answer).toMatchObject({ error: { code: 'bad_request', message: expect.any(String) } })
    },
  )
})

async function search(dealer: Dealership, parameters: string, path = '/api/search') {
  const { status, html } = await visit(dealer, `${path}${parameters}`)
  const answer: Record<string, unknown> = JSON.parse(html)
  return { status, text: html, answer }
}

import { expect, test } from 'vitest'
import type { Dealership } from '#operations/dealership.ts'
import { dealership } from '../support/dealership.ts'
import { visit } from '../support/visit.ts'

test('API-01 answers a search as the page does, under the names that programs know', async () => {
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
        price: 43_990,
        price_type: 'Drive Away',
        before_price: 47_000,
        km: 41_250,
        simple_body: 'Ute',
        dealership_slug: 'harbour',
        location: { id: '10', name: 'Harbour Motors Wynnum' },
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

test('API-01 passes over parameters that make no sense', async () => {
  const dealer = await dealership({ stock: [{ slug: 'hilux' }] })

  const { status, answer } = await search(dealer, '?page=-2&price=cheap&sortBy=;drop&__proto__=x')

  expect(status).toBe(200)
  expect(answer).toMatchObject({ total: 1, page: 1 })
})

test('CAR-06 tells nobody’s telephone number', async () => {
  const dealer = await dealership({ site: { phones: { used: '07 7010 4455' } }, stock: [{ slug: 'hilux' }] })

  const { text } = await search(dealer, '')

  expect(text).not.toMatch(/7010/)
})

async function search(dealer: Dealership, parameters: string) {
  const { status, html } = await visit(dealer, `/api/search${parameters}`)
  const answer: Record<string, unknown> = JSON.parse(html)
  return { status, text: html, answer }
}

import { describe, expect, test } from 'vitest'
import { searchAddress } from '#domain/search/search-address.ts'
import { emptySearch } from '#domain/search/search-state.ts'
import type { VehicleFacet } from '#domain/search/vehicle-facets.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { messyStock } from '../../support/feeds/messy-stock.ts'
import { visit } from '../../support/browser/visit.ts'

type Facets = Partial<Record<VehicleFacet, { value: string; count: number }[]>>

const offered: VehicleFacet[] = ['colour', 'drive', 'city', 'make', 'model', 'body', 'fuel', 'features']
const dealer = await dealership({ stock: messyStock(90, 8) })
const { facets, total } = await api<{ facets: Facets; total: number }>('/api/search')

async function api<Answer>(address: string): Promise<Answer> {
  return JSON.parse((await visit(dealer, address)).html)
}

describe('DATA-01 every offered value is found by the page, the API and the count', () => {
  test.each(
    offered.flatMap((facet) => (facets[facet] ?? []).map(({ value, count }) => ({ facet, value, count }))),
  )('$facet $value', async ({ facet, value, count }) => {
    for (const written of [value, value.toUpperCase(), value.toLowerCase(), value.replaceAll(' ', '-')]) {
      const address = searchAddress({ ...emptySearch, chosen: { [facet]: [written] } })

      const { html } = await visit(dealer, address)
      expect(html).toMatch(new RegExp(`>${count} cars? found<`))
      expect((await api<{ total: number }>(address.replace('/search', '/api/search'))).total).toBe(count)
      expect((await api<{ total: number }>(address.replace('/search', '/api/search/count'))).total).toBe(
        count,
      )
    }
  })

  test('the values of a facet add up to the whole stock', () => {
    for (const facet of offered.filter((name) => name !== 'features')) {
      const values = facets[facet] ?? []
      expect(values.reduce((sum, { count }) => sum + count, 0)).toBe(total)
      expect(new Set(values.map(({ value }) => value.toLowerCase().replaceAll(/[\s-]/g, ''))).size).toBe(
        facet === 'city' ? values.length - 1 : values.length,
      )
    }
  })
})

test.each([
  '/search/mercedes-benz',
  '/search/MERCEDES-BENZ',
  '/search?make=mercedesbenz',
  '/search?make=MERCEDES%20BENZ',
])('DATA-01 %s shows Mercedes-Benz with its box ticked', async (address) => {
  const { html, text, status } = await visit(dealer, address)

  expect(status).toBe(200)
  expect(text).toContain('Mercedes-Benz')
  expect(text).not.toContain('MERCEDES')
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="Mercedes-Benz"/)
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/search\/mercedes-benz"/)
})

test('DATA-01 a vehicle page shows the spelling that filters show', async () => {
  const shouted = await dealership({
    stock: [{ colour: 'White' }, { colour: 'White' }, { slug: 'shouted', make: 'TOYOTA', colour: 'WHITE' }],
  })

  const { text } = await visit(shouted, '/cars/shouted')

  expect(text).toContain('White')
  expect(text).not.toMatch(/WHITE|TOYOTA/)
})

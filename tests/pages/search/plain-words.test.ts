import { describe, expect, test } from 'vitest'
import type { Dealership } from '#operations/sites/dealership.ts'
import { carsOnPage } from '../../support/pages/cars-on-page.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { visit } from '../../support/browser/visit.ts'

const dealer = await dealership({
  stock: [
    {
      slug: 'white-hilux',
      features: ['Tow Bar'],
      colour: 'White',
      simpleFuel: 'Diesel',
      simpleBody: 'Ute',
      priceCents: 38_000_00,
    },
    { slug: 'dear-hilux', colour: 'White', simpleFuel: 'Diesel', simpleBody: 'Ute', priceCents: 58_000_00 },
    { slug: 'red-hilux', colour: 'Red', simpleFuel: 'Diesel', simpleBody: 'Ute', priceCents: 35_000_00 },
    {
      slug: 'cx5',
      name: '2021 Mazda CX-5',
      make: 'Mazda',
      model: 'CX-5',
      colour: 'White',
      simpleFuel: 'Petrol',
      simpleBody: 'SUV',
      priceCents: 30_000_00,
    },
  ],
})

const words = 'white diesel ute under 40k near Toowoomba'
const asked = `/search?query=${encodeURIComponent(words)}`

describe('SRCH-16 a request in plain words', () => {
  test('redirects to its filters, and shows them', async () => {
    const { status, headers } = await visit(dealer, asked)
    const address = headers.get('location') ?? ''

    expect(status).toBe(302)
    expect(address).toBe(
      '/search?body=Ute&fuel=Diesel&colour=White&price=%3A40000&near=Toowoomba&said=white+diesel+ute+under+40k+near+Toowoomba',
    )
    const { text, html } = await visit(dealer, address)
    expect(carsOnPage(html).toSorted()).toEqual(['white-hilux'])
    expect(text).toContain(
      'Searching for: White · Diesel · Ute · up to $40,000 · near Toowoomba, QLD . Search for the exact words instead',
    )
  })

  test('can be removed part by part, and no link keeps its text', async () => {
    const { html } = await visit(dealer, (await visit(dealer, asked)).headers.get('location') ?? '')

    expect(html).toContain(
      'href="/search?fuel=Diesel&amp;colour=White&amp;price=%3A40000&amp;near=Toowoomba"',
    )
    expect(html).not.toMatch(/href="[^"]*said=/)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })

  test('can be searched as exact words instead', async () => {
    const { html } = await visit(
      dealer,
      (await visit(dealer, '/search?query=white+ute')).headers.get('location') ?? '',
    )
    const [, instead = ''] = /<a href="([^"]*)">Search for the exact words instead/.exec(html) ?? []

    expect(instead).toBe('/search?query=%22white+ute%22')
    const { status, text } = await visit(dealer, instead)
    expect(status).toBe(200)
    expect(text).toContain('Remove Search: “white ute” ×')
    expect(text).not.toContain('Searching for')
  })

  test('keeps the rest as text, and says when nothing matches it', async () => {
    const { headers } = await visit(dealer, '/search?query=white+ute+snorkel')
    const address = headers.get('location') ?? ''

    expect(address).toBe('/search?query=snorkel&body=Ute&colour=White&said=white+ute+snorkel')
    const { text } = await visit(dealer, address)
    expect(text).toContain('Searching for: White · Ute .')
    expect(text).toContain('We ignored “snorkel”. Nothing in our stock mentions it.')
    expect(text).not.toContain('Remove Search')
  })

  test('is added to the selected filters, also on a landing page', async () => {
    const { headers } = await visit(dealer, '/search/mazda?query=under+40k&car_type=used')

    expect(headers.get('location')).toBe('/search?make=Mazda&car_type=used&price=%3A40000&said=under+40k')
  })

  test('sent by the form without scripts redirects once', async () => {
    const { headers } = await visit(
      dealer,
      '/search?query=white+ute&near=&price_min=&price_max=50000&sortBy=',
    )

    expect(headers.get('location')).toBe('/search?body=Ute&colour=White&price=%3A50000&said=white+ute')
  })

  test.each(['hilux', 'toyota hilux', 'mazda cx-5', '"white ute"', 'snorkel'])(
    '“%s” stays a text search',
    async (query) => {
      expect((await visit(dealer, `/search?query=${encodeURIComponent(query)}`)).status).toBe(200)
    },
  )

  test('is not parsed while it is empty', async () => {
    const { status, text } = await visit(dealer, '/search?query=ute+under+4000&typing=1')

    expect(status).toBe(200)
    expect(text).not.toContain('Searching for')
  })

  test('is not shown as parsed once the search has changed', async () => {
    expect((await visit(dealer, '/search?body=Ute&colour=Red&said=white+ute')).text).not.toContain(
      'Searching for',
    )
    expect((await visit(dealer, '/search?body=Ute&said=%3Cscript%3E')).text).not.toContain('script')
  })

  test('API-01 gives the same result in the API as on the page', async () => {
    const answer = await ask(dealer, `/api/search?query=${encodeURIComponent(words)}`)

    expect(answer).toMatchObject({
      total: 1,
      hits: [{ slug: 'white-hilux' }],
      near: 'Toowoomba, QLD',
      understood: {
        address: '/search?body=Ute&fuel=Diesel&colour=White&price=%3A40000&near=Toowoomba',
        rest: '',
        unmet: [],
      },
    })
    expect(await ask(dealer, '/api/search?query=white+ute+without+tow+bar')).toMatchObject({
      understood: { address: '/search?body=Ute&colour=White', rest: '', unmet: ['without tow bar'] },
    })
    expect(await ask(dealer, '/api/search?query=hilux')).toMatchObject({ total: 3, understood: null })
  })
})

async function ask(dealer: Dealership, path: string): Promise<unknown> {
  return JSON.parse((await visit(dealer, path)).html)
}

import { describe, expect, test } from 'vitest'
import { carsOnPage } from '../../support/pages/cars-on-page.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { visit } from '../../support/browser/visit.ts'

const dealer = await dealership({
  stock: [
    {
      slug: 'golf',
      make: 'Volkswagen',
      model: 'Golf',
      name: '2019 Volkswagen Golf',
      simpleBody: 'Hatchback',
      doors: 5,
      variant: { cylinders: 4, engineSizeCc: 1395, induction: 'Turbo' },
    },
    {
      slug: 'hilux',
      simpleBody: 'Ute',
      simpleFuel: 'Diesel',
      doors: 4,
      variant: { cylinders: 4, engineSizeCc: 2755, towingCapacityKg: 3500 },
    },
    {
      slug: 'commodore',
      make: 'Holden',
      model: 'Commodore',
      name: '2016 Holden Commodore SS',
      badge: 'SS',
      simpleBody: 'Sedan',
      doors: 4,
      engineSize: 'V8 6.2L',
      variant: {},
      dealerComments: 'Tow bar fitted. Towing capacity 1,600 kg.',
    },
  ],
})

describe('DATA-02 a query about doors, engine or towing', () => {
  test.each([
    ['5 door hatch', '/search?body=Hatchback&doors=5', '5 doors · Hatchback', ['golf']],
    [
      'holden commodore ss v8',
      '/search?query=ss&make=Holden&model=Commodore&cylinders=8',
      'Holden',
      ['commodore'],
    ],
    ['2.8 litre diesel', '/search?fuel=Diesel&engine_size=2.8', '2.8 L', ['hilux']],
    ['turbo hatch', '/search?body=Hatchback&induction=Turbo', 'Turbo', ['golf']],
    ['something to tow a 2.5t caravan', '/search?query=something&towing=2500%3A', 'from 2,500 kg', ['hilux']],
    ['tows 1500kg sedan', '/search?body=Sedan&towing=1500%3A', 'from 1,500 kg', ['commodore']],
  ])('“%s” is parsed', async (words, address, said, found) => {
    const { headers } = await visit(dealer, `/search?query=${encodeURIComponent(words)}`)
    expect(headers.get('location')).toMatch(address.replace('query=something&', ''))

    const { html, text } = await visit(dealer, headers.get('location') ?? '')
    expect(text).toContain(said)
    expect(carsOnPage(html)).toEqual(found)
  })

  test.each(['turbo', 'TURBO', 'Turbo'])(
    'is returned by the API with the page’s labels (%s)',
    async (value) => {
      const answer = JSON.parse((await visit(dealer, `/api/search?induction=${value}`)).html)

      expect(answer.facets.induction).toEqual([{ value: 'Turbo', count: 1 }])
      expect(answer.facets.engine_size).toEqual([{ value: '1.4', count: 1 }])
      expect(answer.total).toBe(1)
    },
  )

  test('becomes a filter that the shopper sees and can change', async () => {
    const { html, text } = await visit(dealer, '/search?doors=4&towing=1500:')

    expect(text).toContain('Remove Doors: 4 doors')
    expect(text).toContain('Remove Towing capacity: towing from 1,500 kg')
    expect(html).toContain('name="towing_min"')
    expect(html).toContain('name="cylinders"')
    expect(carsOnPage(html).toSorted()).toEqual(['commodore', 'hilux'])
  })
})

describe('DATA-02 a nickname works wherever a name works', () => {
  test.each([
    ['vw', ['golf']],
    ['vw golf', ['golf']],
    ['commy', ['commodore']],
    ['holden commy ss', ['commodore']],
    ['tojo', ['hilux']],
  ])('%s', async (words, found) => {
    const { html } = await visit(dealer, `/search?query=${encodeURIComponent(words)}`)

    expect(carsOnPage(html)).toEqual(found)
  })
})

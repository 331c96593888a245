import { describe, expect, test } from 'vitest'
import { carsOnPage } from '../../support/pages/cars-on-page.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { visit } from '../../support/browser/visit.ts'

const place = { dealershipSlug: 'harbour' }

/** A dealer with locations in Brisbane, on the Darling Downs, and one without coordinates. */
const dealer = await dealership({
  site: {
    locations: [
      {
        ...place,
        id: '1',
        name: 'Wynnum',
        city: 'Wynnum',
        state: 'qld',
        latitude: -27.445,
        longitude: 153.158,
      },
      {
        ...place,
        id: '2',
        name: 'Toowoomba',
        city: 'Toowoomba',
        state: 'qld',
        latitude: -27.56,
        longitude: 151.954,
      },
      { ...place, id: '3', name: 'Unmapped' },
    ],
  },
  stock: [
    { slug: 'unmapped', locationId: '3', priceCents: 10_000_00 },
    { slug: 'wynnum-dear', locationId: '1', priceCents: 50_000_00, createdAt: new Date('2026-03-01') },
    { slug: 'wynnum-cheap', locationId: '1', priceCents: 20_000_00, createdAt: new Date('2026-03-02') },
    { slug: 'toowoomba', locationId: '2', priceCents: 40_000_00 },
  ],
})

describe('SRCH-18 from a postcode or suburb', () => {
  test.each([
    ['/search?near=Toowoomba', ['toowoomba', 'wynnum-cheap', 'wynnum-dear', 'unmapped']],
    ['/search?near=4350', ['toowoomba', 'wynnum-cheap', 'wynnum-dear', 'unmapped']],
    ['/search?near=wynnum', ['wynnum-cheap', 'wynnum-dear', 'toowoomba', 'unmapped']],
  ])('%s sorts the nearest location first, and then the latest vehicle', async (address, slugs) => {
    const { html, text } = await visit(dealer, address)

    expect(carsOnPage(html)).toEqual(slugs)
    expect(text).toContain('Sort by Nearest')
  })

  test('the shopper can choose another order, and each card still shows its distance', async () => {
    const { html, text } = await visit(dealer, '/search?near=Toowoomba&sortBy=price-desc')

    expect(carsOnPage(html)).toEqual(['wynnum-dear', 'toowoomba', 'wynnum-cheap', 'unmapped'])
    expect(text).toContain('119 km away')
    expect(text).toContain('Distances are from Toowoomba, QLD, as the crow flies.')
  })

  test('each card shows the distance to its vehicle', async () => {
    const { html, text } = await visit(dealer, '/search?near=Toowoomba')

    expect(html.match(/<p class="car-card__place">[^<]*/g)).toEqual(
      expect.arrayContaining([
        '<p class="car-card__place">Toowoomba · less than 1 km away',
        '<p class="car-card__place">Wynnum · 119 km away',
        '<p class="car-card__place">Unmapped',
      ]),
    )
    expect(text).toContain('Nearest to Toowoomba, QLD first, as the crow flies.')
  })

  test('a place is a filter like any other: it shows in its field and can be removed', async () => {
    const { html, text } = await visit(dealer, '/search?make=Toyota&near=4350')

    expect(text).toContain('Remove Place: Near Toowoomba, QLD ×')
    expect(html).toContain('href="/search?make=Toyota"')
    expect(html).toMatch(/<label[^>]*for="filter-near">Postcode or suburb/)
    expect(html).toMatch(/<input[^>]*name="near"[^>]*value="4350"/)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })

  test('an unknown place shows an error at its field, and the results stay', async () => {
    const { status, html, text } = await visit(dealer, '/search?make=Toyota&near=Zeppelinville')

    expect(status).toBe(200)
    expect(carsOnPage(html)).toHaveLength(4)
    expect(text.match(/We couldn’t find “Zeppelinville”/g)).toHaveLength(2)
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*value="Zeppelinville"/)
    expect(text).not.toContain('Remove Place')
  })

  test('of several places with one name, the one in the dealer’s state is used and the others are offered', async () => {
    const { html, text } = await visit(dealer, '/search?near=Springwood')

    expect(text).toContain(
      'Nearest to Springwood, QLD first, as the crow flies. Did you mean Springwood, NSW ?',
    )
    expect(html).toContain('href="/search?near=Springwood+NSW"')
    expect((await visit(dealer, '/search?near=Springwood+NSW')).text).toContain(
      'Nearest to Springwood, NSW first',
    )
  })

  test('a postcode without a town has a rounded distance', async () => {
    const { text } = await visit(dealer, '/search?near=4353')

    expect(text).toContain('Nearest to 4353 (around Mount Darry, QLD) first')
    expect(text).toContain('Toowoomba · about 49 km away')
  })

  test('without a location with coordinates there is no field', async () => {
    const nowhere = await dealership({ stock: [{ slug: 'one' }] })
    const { html } = await visit(nowhere, '/search?near=4350')

    expect(html).not.toContain('Postcode or suburb')
  })

  test('API-01 the API returns the same distances', async () => {
    const { near, hits } = JSON.parse((await visit(dealer, '/api/search?near=Wynnum')).html)

    expect(near).toBe('Wynnum, QLD')
    expect(hits.at(-1)).toMatchObject({ slug: 'unmapped', distance_km: null })
    expect(hits.find(({ slug }: { slug: string }) => slug === 'toowoomba')).toMatchObject({
      distance_km: 119.4,
    })
  })
})

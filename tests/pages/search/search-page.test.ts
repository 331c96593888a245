import { describe, expect, test } from 'vitest'
import { carsOnPage } from '../../support/pages/cars-on-page.ts'
import { structuredData } from '../../support/pages/structured-data.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { fewCars } from '../../support/samples/few-cars.ts'
import { publish } from '../../support/samples/publish.ts'
import { visit } from '../../support/browser/visit.ts'

/** Most tests only read, so they share one dealer. */
const dealer = await dealership({ stock: fewCars })

test.each([
  '?page=abc&price=x:y&sortBy=__proto__&__proto__=1',
  '?page=-1',
  '?make=',
  `?query=${'x'.repeat(5000)}`,
  '?km=:::',
])('SRCH-02 %.60s does not fail', async (parameters) => {
  const { status } = await visit(dealer, `/search${parameters}`)

  expect([200, 302]).toContain(status)
})

describe('ROUTE-05 a path preselects its filters', () => {
  test.each([
    ['/search', ['corolla', 'cx5', 'demo3', 'hilux']],
    ['/search/used-cars', ['cx5', 'hilux']],
    ['/search/new-cars', ['corolla']],
    ['/search/demo-cars', ['demo3']],
    ['/search/new-and-demo-cars', ['corolla', 'demo3']],
    ['/search/new-used-and-demo-cars', ['corolla', 'cx5', 'demo3', 'hilux']],
    ['/search/toyota', ['corolla', 'hilux']],
    ['/search/mazda/cx-5', ['cx5']],
    ['/search/mazda_cx-5', ['cx5']],
    ['/search/hatch', ['corolla', 'demo3']],
    ['/search/hatch-cars?make=Mazda', ['demo3']],
    ['/search/toyota?make=Mazda', ['cx5', 'demo3']],
  ])('%s', async (path, slugs) => {
    const page = await visit(dealer, path)

    expect(page.status).toBe(200)
    expect(carsOnPage(page.html).toSorted()).toEqual(slugs)
  })

  test('an unknown path is not found, and links to others', async () => {
    for (const path of ['/search/zeppelin', '/search/toyota/cx-5', '/search/%3Cscript%3E']) {
      const page = await visit(dealer, path)

      expect(page.status).toBe(404)
      expect(page.text).toContain('We couldn’t find that make or model')
      expect(page.html).toMatch(/<form[^>]*action="\/search"/)
      expect(page.html).toContain('href="/contact"')
      expect(page.html).toContain('href="/search/mazda"')
    }
  })

  test('an unknown model links to its make first', async () => {
    const { html } = await visit(dealer, '/search/mazda_hilux')

    expect(html).toMatch(/href="\/search\/mazda".*href="\/search\/toyota"/s)
  })

  test('a make that is not in stock is a page, and links to the others', async () => {
    const page = await visit(dealer, '/search/bmw')

    expect(page.status).toBe(200)
    expect(page.text).toContain('BMW for sale 0 cars found')
    expect(page.text).toContain('We don’t have any BMW in stock right now Other makes we have:')
    expect(page.text).toContain('Mazda 2 Toyota 2')
    expect(page.html).toContain('<a class="pill" href="/search/toyota">')
    expect(page.html).toContain('<meta name="robots" content="noindex"/>')
    expect((await visit(dealer, '/brands/bmw')).headers.get('location')).toBe('/search/bmw')
  })
})

describe('ROUTE-05 a name stays known when the last vehicle with it is sold', async () => {
  const sold = { status: 'sold', soldAt: new Date('2025-06-01T10:00:00+10:00') } as const
  const dealer = await dealership({
    stock: [
      { slug: 'corolla', model: 'Corolla', simpleBody: 'Hatch' },
      { ...sold, slug: 'tarago', model: 'Tarago', simpleBody: '8 Seater Van' },
      { ...sold, slug: 'swan', make: 'Jayco', model: 'Swan', simpleBody: 'Camper' },
    ],
  })
  await publish(dealer, [
    {
      kind: 'model',
      slug: 'gr-yaris',
      body: { make: 'Toyota', model: 'GR Yaris', body: 'Hot Hatch', description: 'Small and quick.' },
    },
  ])

  test.each([
    ['a body that sold out', '/search/8-seater-van', '8 Seater Van cars'],
    ['a common body', '/search/ute', 'Utes'],
    ['a body of the range', '/search/hot-hatch-cars', 'Hot Hatch cars'],
    ['a model that sold out', '/search/toyota/tarago', 'Toyota Tarago'],
    ['a model of the range', '/search/toyota_gr-yaris', 'Toyota GR Yaris'],
    ['a make that sold out', '/search/jayco', 'Jayco'],
  ])('%s', async (_what, path, heading) => {
    const page = await visit(dealer, path)

    expect(page.status).toBe(200)
    expect(page.text).toContain(`${heading} for sale 0 cars found`)
    expect(page.text).toContain('See all our stock (1)')
    expect(page.html).toContain('<meta name="robots" content="noindex"/>')
  })

  test('any other is still not found', async () => {
    for (const path of ['/search/sleigh', '/search/toyota/swan', '/search/jayco/tarago'])
      expect((await visit(dealer, path)).status).toBe(404)
  })
})

describe('SRCH-07 the order', () => {
  test('is the shopper’s, or else the site’s', async () => {
    const dealer = await dealership({ site: { stock: { defaultSort: 'price-asc' } }, stock: fewCars })

    expect(carsOnPage((await visit(dealer, '/search')).html)).toEqual(['corolla', 'demo3', 'cx5', 'hilux'])
    expect(carsOnPage((await visit(dealer, '/search?sortBy=price-desc')).html)).toEqual([
      'hilux',
      'cx5',
      'demo3',
      'corolla',
    ])
  })

  test('offers kilometres only where the site turns them on', async () => {
    const withKms = await dealership({
      site: { stock: { sortOptions: ['latest', 'km-asc', 'km-desc'] } },
      stock: fewCars,
    })

    expect((await visit(dealer, '/search')).text).toContain('Most Relevant Latest Highest Price Lowest Price')
    expect((await visit(dealer, '/search')).text).not.toContain('Kms')
    expect((await visit(withKms, '/search')).text).toContain('Latest Lowest Kms Highest Kms')
  })
})

describe('SRCH-04 the pages of results', () => {
  const many = Array.from({ length: 44 }, (_, index) => ({
    slug: `car-${index}`,
    priceCents: (index + 20) * 1000_00,
  }))

  test('hold 21 vehicles each and link to one another', async () => {
    const dealer = await dealership({ stock: many })

    const first = await visit(dealer, '/search?sortBy=price-asc')
    const last = await visit(dealer, '/search?sortBy=price-asc&page=3')

    expect(carsOnPage(first.html)).toHaveLength(21)
    expect(carsOnPage(last.html)).toEqual(['car-42', 'car-43'])
    expect(first.html).toContain('href="/search?sortBy=price-asc&amp;page=2" rel="next"')
    expect(last.html).toContain('<title>Cars for sale, page 3 | Harbour Motors</title>')
  })

  test('end with the last one', async () => {
    const dealer = await dealership({ stock: many })

    const beyond = await visit(dealer, '/search?page=99')

    expect(beyond.status).toBe(302)
    expect(beyond.headers.get('location')).toBe('/search?page=3')
  })
})

test('SRCH-08 shows only visible stock of this dealer', async () => {
  await dealership({ stock: [{ slug: 'of-another' }] })
  const dealer = await dealership({
    stock: [
      { slug: 'for-sale' },
      { slug: 'withdrawn', status: 'withdrawn' },
      { slug: 'kept-back', showOnDealerWebsite: false },
      { slug: 'long-sold', status: 'sold', soldAt: new Date('2026-03-01T12:00:00+10:00') },
    ],
  })

  const { html, text } = await visit(dealer, '/search')

  expect(carsOnPage(html).toSorted()).toEqual(['for-sale'])
  expect(text).toContain('1 car found')
})

test('OPS-05 escapes any search text', async () => {
  const hostile = encodeURIComponent('"><script>alert(1)</script>')

  const { status, html } = await visit(
    dealer,
    `/search?query=${hostile}&make=${hostile}&tag=${hostile}&sortBy=${hostile}`,
  )

  expect(status).toBe(200)
  expect(html).not.toContain('<script>alert(1)')
  expect(html).toContain('&lt;script&gt;alert(1)')
})

test('ROUTE-09 a search has one canonical address', async () => {
  const { html } = await visit(dealer, '/search?make=Toyota&utm_source=mail')

  expect(html).toContain(`<link rel="canonical" href="http://${dealer.site.slug}.localhost/search/toyota"/>`)
  expect(html).toContain('<title>Toyota for sale | Harbour Motors</title>')
})

describe('ROUTE-09 the structured data of search results', () => {
  test('lists the vehicles of the page by their places in the whole list', async () => {
    const dealer = await dealership({
      stock: Array.from({ length: 23 }, (_, index) => ({
        slug: `car-${index}`,
        priceCents: (index + 20) * 1000_00,
      })),
    })
    const { html } = await visit(dealer, '/search?sortBy=price-asc&page=2')

    expect(structuredData(html)).toMatchObject([
      { '@type': 'BreadcrumbList' },
      {
        '@type': 'ItemList',
        itemListElement: [
          { '@type': 'ListItem', position: 22, url: expect.stringMatching(/^https?:.*\/cars\/car-21$/) },
          { '@type': 'ListItem', position: 23, url: expect.stringMatching(/\/cars\/car-22$/) },
        ],
      },
    ])
  })

  test('has no list without results', async () => {
    expect(structuredData((await visit(dealer, '/search/bmw')).html)).toHaveLength(1)
  })
})

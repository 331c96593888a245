import { describe, expect, test } from 'vitest'
import { leadsOf } from '../../support/delivery/stored-leads.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { chermside, nundah } from '../../support/samples/sample-places.ts'
import { publish } from '../../support/samples/publish.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { originOf, send, visit } from '../../support/browser/visit.ts'

describe('ROUTE-04 a location', () => {
  test('is found by its name without the department, or by its dealership', async () => {
    const dealer = await dealership({ site: { locations: [chermside, nundah] } })

    const [byName, contact, byDealership, unknown] = await Promise.all(
      ['/locations/chermside', '/contact-us/chermside', '/locations/harbour', '/locations/atlantis'].map(
        (path) => visit(dealer, path),
      ),
    )

    expect(byName?.text).toContain('1 Gympie Road')
    expect(byName?.text).not.toContain('9 Sandgate Road')
    expect(contact?.status).toBe(200)
    expect(byDealership?.text).toContain('9 Sandgate Road')
    expect(unknown?.status).toBe(404)
  })

  test('accepts enquiries for itself', async () => {
    const dealer = await dealership({ site: { locations: [chermside, nundah] } })

    await send(dealer, '/contact-us/nundah', sampleEnquiry)

    expect(await leadsOf(dealer)).toMatchObject([{ locationId: '21' }])
  })
})

describe('ROUTE-07 the enquiry pages', () => {
  test.each([
    ['/book-a-service', 'Book a service', 'Service Booking'],
    ['/checkout-journey', 'Reserve a vehicle', 'General Enquiry'],
    ['/pages/faqs', 'Frequently asked questions', 'General Enquiry'],
  ])('%s has a title, a phone number and a form', async (path, title, category) => {
    const dealer = await dealership({ site: { locations: [chermside] } })

    const page = await visit(dealer, path)
    const answer = await send(dealer, path, { ...sampleEnquiry, ...ownCar, category: '' })

    expect(page.status).toBe(200)
    expect(page.html).toContain(`<title>${title} | Harbour Motors</title>`)
    expect(page.html).toContain('href="tel:0770100002"')
    expect(answer.headers.get('location')).toBe(`/success?${new URLSearchParams({ category })}`)
    expect(page.text).not.toMatch(/coming soon/i)
  })

  test.each(['/book-test-drive', '/cars/hilux/checkout'])(
    'LEAD-01 %s from a vehicle stays about the vehicle',
    async (path) => {
      const car = { slug: 'hilux', make: 'Toyota', model: 'HiLux', locationId: chermside.id }
      const dealer = await dealership({ site: { locations: [chermside, nundah] }, stock: [car] })

      const page = await visit(dealer, `${path}?car_id=hilux`)
      const answer = await send(dealer, `${path}?car_id=hilux`, sampleEnquiry)

      expect(page.text).toContain('Toyota HiLux')
      expect(page.html).toContain(`action="${path}?car_id=hilux#enquiry"`)
      expect(page.text).not.toContain('Please Select a Dealership Location')
      expect(answer.status).toBe(303)
      const [lead] = await leadsOf(dealer)
      expect(lead).toMatchObject({ locationId: chermside.id })
      expect(await dealer.cars.findById(lead?.carId ?? '')).toMatchObject({ slug: 'hilux' })
    },
  )

  test.each([
    ['/terms-and-conditions', 'Australian Consumer Law'],
    ['/privacy-policy', 'Office of the Australian Information Commissioner'],
  ])('ROUTE-07 %s shows the terms that visitors agree to', async (path, words) => {
    const page = await visit(await dealership(), path)

    expect(page.status).toBe(200)
    expect(page.text).toContain(words)
  })

  test('LEAD-01 an enquiry about an unavailable vehicle is a general one', async () => {
    const dealer = await dealership({ stock: [{ slug: 'gone', status: 'sold', make: 'Toyota' }] })

    for (const asked of ['gone', 'nobody-s', '%00', '']) {
      const page = await visit(dealer, `/book-test-drive?car_id=${asked}`)
      expect(page.status).toBe(200)
      expect(page.text).not.toContain('About the')
    }
  })

  test('LEAD-03 a careers enquiry is thanked for as such and stored as a general one', async () => {
    const dealer = await dealership()

    const answer = await send(dealer, '/careers', sampleEnquiry)

    expect(answer.headers.get('location')).toBe('/success?category=Careers+Enquiry')
    expect(await leadsOf(dealer)).toMatchObject([
      { category: 'General Enquiry', subcategory: 'Career Enquiry' },
    ])
  })

  test.each(['/pages/nonsense', '/blog/nonsense', '/nonsense', '/a/b/c', '/brands/nonsense'])(
    '%s is not found, and links to other pages',
    async (path) => {
      const page = await visit(await dealership(), path)

      expect(page.status).toBe(404)
      expect(page.html).toContain('<title>We can’t find that page</title>')
      expect(page.html).toContain('href="/search"')
      expect(page.html).toContain('class="site-footer"')
    },
  )

  test('ROUTE-06 a model’s address redirects to its stock, and a brand has a page', async () => {
    const dealer = await dealership({ stock: [{ make: 'Toyota', model: 'Corolla Cross' }] })

    expect((await visit(dealer, '/corolla-cross')).headers.get('location')).toBe(
      '/search?model=Corolla+Cross',
    )
    expect((await visit(dealer, '/brands/toyota')).html).toContain('href="/search/toyota/corolla-cross"')
  })
})

describe('files for search engines', () => {
  test('ROUTE-09 robots.txt links to the sitemap', async () => {
    const dealer = await dealership()

    const { headers, html } = await visit(dealer, '/robots.txt')

    expect(headers.get('content-type')).toContain('text/plain')
    expect(html).toContain(`Sitemap: ${originOf(dealer)}/sitemap.xml`)
  })

  test('ROUTE-09 sitemap.xml lists every page and every visible vehicle, and no other', async () => {
    const dealer = await dealership({
      site: { locations: [chermside] },
      stock: [
        { slug: 'hilux', locationId: '20' },
        { slug: 'gone', status: 'withdrawn', locationId: '20' },
      ],
    })

    const { headers, html } = await visit(dealer, '/sitemap.xml')

    expect(headers.get('content-type')).toContain('application/xml')
    for (const path of ['/', '/search/toyota', '/search/ute', '/locations/chermside', '/cars/hilux']) {
      expect(html).toContain(`<loc>${originOf(dealer)}${path}</loc>`)
    }
    expect(html).not.toContain('/cars/gone')
    expect(html.trimEnd()).toMatch(/<\/urlset>$/)
  })

  test('ROUTE-09 sitemap.xml lists no page that says not to index it', async () => {
    const used = await dealership({ stock: [{ slug: 'hilux', carType: 'used' }] })

    for (const dealer of [used, await dealership()]) {
      const { html } = await visit(dealer, '/sitemap.xml')
      const paths = [...html.matchAll(/<loc>[^<]*?(\/(?:search|blog)[^<]*)<\/loc>/g)].map(
        ([, path = '']) => path,
      )
      const pages = await Promise.all(paths.map((path) => visit(dealer, path)))
      expect(paths.filter((_path, nth) => pages[nth]?.html.includes('noindex'))).toEqual([])
      expect(paths.includes('/search/used-cars')).toBe(dealer === used)
    }
  })

  test('ROUTE-09 sitemap.xml lists what the dealer has written, once it is live', async () => {
    const dealer = await dealership()
    const post = { text: 'Read on.', day: '2026-03-01' }
    await publish(dealer, [
      {
        kind: 'page',
        slug: 'our-story',
        body: {
          title: 'Our story',
          description: 'How we began.',
          sections: [{ kind: 'text', text: 'In a shed.' }],
        },
      },
      { kind: 'post', slug: 'now', body: { ...post, title: 'Now' } },
      { kind: 'post', slug: 'later', body: { ...post, title: 'Later', day: '2999-01-01' } },
      { kind: 'offer', slug: 'over', body: { title: 'Over', summary: 'It was.', until: '2026-01-31' } },
      {
        kind: 'model',
        slug: 'rav4',
        body: { make: 'Toyota', model: 'RAV4', body: 'SUV', description: 'A family SUV.' },
      },
    ])
    const { html } = await visit(dealer, '/sitemap.xml')

    for (const path of [
      '/about-us',
      '/pages/faqs',
      '/our-story',
      '/blog',
      '/blog/now',
      '/rav4',
      '/brands/toyota',
    ])
      expect(html).toContain(`<loc>${originOf(dealer)}${path}</loc>`)
    expect(html).not.toMatch(/later|over<|spin-to-win/)
    expect(html.match(/<loc>[^<]*\/about-us<\/loc>/g)).toHaveLength(1)
  })

  test('ROUTE-09 a stock that doesn’t fit one sitemap gets an index', async () => {
    const dealer = await dealership({ stock: [{ slug: 'hilux' }] })
    const large = {
      ...dealer,
      search: async () => ({ ...(await dealer.search({ size: 0 })), total: 80_001 }),
    }

    const { html } = await visit(large, '/sitemap.xml')
    expect(html.match(/<loc>[^<]+/g)).toEqual(
      ['pages', 'vehicles-1', 'vehicles-2', 'vehicles-3'].map(
        (part) => `<loc>${originOf(dealer)}/sitemaps/${part}.xml`,
      ),
    )
    expect((await visit(dealer, '/sitemaps/vehicles-1.xml')).html).toContain('/cars/hilux')
    expect((await visit(dealer, '/sitemaps/vehicles-2.xml')).html).not.toContain('<loc>')
    expect((await visit(dealer, '/sitemaps/pages.xml')).html).toContain('/contact-us')
    expect((await visit(dealer, '/sitemaps/vehicles-0.xml')).status).toBe(404)
  })

  test('ROUTE-09 assistants and home screens get a summary of the site', async () => {
    const dealer = await dealership({ site: { locations: [chermside] } })
    const summary = await visit(dealer, '/llms.txt')
    const manifest = await visit(dealer, '/site.webmanifest')

    expect(summary.html).toMatch(/^# .+\n\n> /)
    expect(summary.html).toContain(`(${originOf(dealer)}/locations/chermside)`)
    expect(JSON.parse(manifest.html)).toMatchObject({ name: dealer.site.name, start_url: '/' })
  })

  test.each([
    [
      'a square icon',
      {
        icon: { url: 'https://pictures.example/square.svg' },
        logo: { url: 'https://pictures.example/wide.svg' },
      },
      'https%3A//pictures.example/square.svg',
      'https%3A//pictures.example/square.svg',
    ],
    [
      'a logo, which is too wide for a tab',
      { logo: { url: 'https://pictures.example/wide.svg' } },
      null,
      'https%3A//pictures.example/wide.svg',
    ],
    ['neither', {}, null, null],
  ])('ROUTE-09 a tab and a home screen show the dealer’s mark: %s', async (_, site, tab, home) => {
    const dealer = await dealership({ site })
    const { html } = await visit(dealer, '/')
    const manifest = JSON.parse((await visit(dealer, '/site.webmanifest')).html)

    expect(linked(html, 'icon')).toBe(tab ? `/images?src=${tab}&w=48&h=48&q=75` : '/favicon.svg')
    expect(linked(html, 'apple-touch-icon')).toBe(home && `/images?src=${home}&w=180&h=180&q=75`)
    expect(manifest.icons.at(-1).src).toBe(home ? `/images?src=${home}&w=512&h=512&q=75` : '/favicon.svg')
    expect((await visit(dealer, '/favicon.ico')).headers.get('location')).toBe(linked(html, 'icon'))
  })
})

function linked(html: string, rel: string) {
  return html.match(`<link rel="${rel}" href="([^"]+)"`)?.[1]?.replaceAll('&amp;', '&') ?? null
}

const ownCar = {
  'Vehicle Make': 'Mazda',
  'Vehicle Model': 'CX-5',
  'Vehicle Year': '2019',
  'Service Type': 'Logbook service',
}

import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { StoredCar } from '#data/cars.ts'
import { leads } from '#data/tables/leads.ts'
import type { Dealership } from '#operations/dealership.ts'
import { testDatabase } from '../support/database.ts'
import { dealership } from '../support/dealership.ts'
import { originOf, send, visit } from '../support/visit.ts'

const enquiry = {
  category: 'Parts Enquiry',
  name: 'Kim Nguyen',
  email: 'kim@example.com',
  phone: '0412 345 678',
  message: 'Have you a tow bar?',
  terms_conditions: 'true',
}
const hours = [1, 2, 3, 4, 5].map((day) => ({ day, opens: '08:30', closes: '17:30' }))
const chermside = {
  id: '20',
  dealershipSlug: 'harbour',
  name: 'Chermside - Sales',
  phone: '07 7010 0002',
  street: '1 Gympie Road',
  city: 'Chermside',
  state: 'qld' as const,
  postcode: '4032',
  hours,
}
const nundah = { ...chermside, id: '21', name: 'Nundah', street: '9 Sandgate Road', city: 'Nundah' }

describe('the home page', () => {
  test('SRCH-13 begins with the search, in the words of the site', async () => {
    const dealer = await dealership({
      site: { stock: { heroWording: 'Search Our Stock' } },
      stock: [{ slug: 'hilux' }, { simpleBody: 'People Mover' }],
    })

    const { html, text } = await visit(dealer, '/')

    expect(text).toMatch(/^Search Our Stock 2 cars at Harbour Motors/)
    expect(html).toMatch(/<form[^>]*action="\/search"[^>]*>.*name="query"/s)
    expect(html).toContain('href="/search/people-mover"')
    expect(html).toContain('href="/cars/hilux"')
  })

  test('SRCH-02 with parameters is a search, without them it is not', async () => {
    const dealer = await dealership()

    const asked = await visit(dealer, '/?make=Toyota')
    const plain = await visit(dealer, '/?utm_source=mail&page=2')

    expect(asked.status).toBe(302)
    expect(asked.headers.get('location')).toBe('/search?make=Toyota')
    expect(plain.status).toBe(200)
  })

  test('SITE-03 shows a kind of vehicle by the latest of it that can be had and has been photographed', async () => {
    const photographed = (day: number, photo: string): Partial<StoredCar> => ({
      createdAt: new Date(`2026-02-${day}`),
      primaryImageUrl: `https://photos.example/${photo}.jpg`,
      simpleBody: 'Van',
    })
    const dealer = await dealership({
      stock: [
        photographed(10, 'older'),
        photographed(11, 'latest'),
        { ...photographed(12, 'gone'), status: 'sold', soldAt: new Date('2026-03-09') },
        { simpleBody: 'Van', createdAt: new Date('2026-02-13') },
        { simpleBody: 'Coupe' },
      ],
    })

    const { html } = await visit(dealer, '/')

    const [tiles = ''] = /<ul class="body-tiles">.*?<\/ul>/s.exec(html) ?? []
    expect(pictured(tiles)).toEqual(['latest'])
    expect(tiles).toContain('href="/search/coupe"')
  })

  test('shows the latest vehicles that can be had, and first those that have been photographed', async () => {
    const dealer = await dealership({
      stock: [
        { slug: 'gone', createdAt: new Date('2026-02-14'), status: 'sold', soldAt: new Date('2026-03-09') },
        { slug: 'bare', createdAt: new Date('2026-02-13') },
        {
          slug: 'seen',
          createdAt: new Date('2026-02-12'),
          primaryImageUrl: 'https://photos.example/seen.jpg',
        },
      ],
    })

    const { html } = await visit(dealer, '/')

    const titles = [...html.matchAll(/<h2 class="car-card__title"><a href="\/cars\/(\w+)"/g)]
    expect(titles.map(([, slug]) => slug)).toEqual(['seen', 'bare'])
  })

  test('offers no more kinds and makes than can be taken in', async () => {
    const dealer = await dealership({
      stock: Array.from({ length: 14 }, (_, index) => ({
        simpleBody: `Body${index}`,
        make: `Make${index}`,
      })),
    })

    const { html } = await visit(dealer, '/')

    expect(new Set(html.match(/\/search\/body\d+/g)).size).toBe(8)
    expect(new Set(html.match(/\/search\/make\d+/g)).size).toBe(12)
  })

  test('tells how to reach the dealer', async () => {
    const dealer = await dealership({ site: { locations: [chermside] } })

    const { html, text } = await visit(dealer, '/')

    expect(html).toContain('href="tel:0770100002"')
    expect(text).toContain('1 Gympie Road, Chermside QLD 4032')
    expect(text).toContain('Mon - Fri 8:30am - 5:30pm Saturday Closed Sunday Closed')
  })
})

describe('SITE-06 what stands around every page', () => {
  test('the menu, the buttons and the small print', async () => {
    const dealer = await dealership({
      site: {
        dealerships: [{ id: '1', slug: 'harbour', name: 'Harbour Motors', licenceNumber: '4455667' }],
        social: { facebookUrl: 'https://facebook.example/harbour' },
      },
    })

    const { html } = await visit(dealer, '/')

    for (const label of ['Home', 'Stock', 'Sell My Car', 'Finance', 'Service &amp; Parts', 'More']) {
      expect(html).toMatch(new RegExp(`<(?:a|summary) class="menu__link"[^>]*>${label}<`))
    }
    for (const label of [
      'Book a Service',
      'Book a Test Drive',
      'Make an Enquiry',
      'Fleet Enquiry',
      'Get Finance Now',
    ]) {
      expect(html).toMatch(new RegExp(`class="site-menu__button"[^>]*>${label}<`))
    }
    expect(html).toContain('Motor dealer licence 4455667')
    expect(html).toContain('href="https://facebook.example/harbour" target="_blank"')
    expect(html).toMatch(/href="\/privacy-policy" target="_blank"/)
    expect(html).toMatch(/<a class="skip-link" href="#main">/)
  })

  test('offers stand in the menu only when there are some', async () => {
    const without = await dealership()
    const withOffers = await dealership({ site: { promotions: { offersCount: 3 } } })

    expect((await visit(without, '/')).html).not.toContain('href="/offers"')
    expect((await visit(withOffers, '/')).html).toContain('href="/offers"')
  })

  test('SITE-03 the dealer’s colours, under the nonce of the answer', async () => {
    const dealer = await dealership({
      site: { template: 'yard', theme: { brand: '#123456', onBrand: '#ffffff' } },
    })

    const { html } = await visit(dealer, '/')

    expect(html).toContain('<html lang="en-AU" data-template="yard">')
    expect(html).toMatch(/<style id="page-styles" nonce="test-nonce">.*--brand:#123456;/s)
    expect(html.match(/<script(?![^>]*(?:nonce="test-nonce"|ld\+json))/g)).toBeNull()
    expect(html.match(/<style(?![^>]*nonce="test-nonce")/g)).toBeNull()
    expect(html).not.toMatch(/ style="/)
  })

  test('nothing of the site’s secrets', async () => {
    const dealer = await dealership({ site: { search: { host: null, key: 'a-secret-key' } } })

    expect((await visit(dealer, '/')).html).not.toContain('a-secret-key')
  })
})

describe('the contact page', () => {
  test('LEAD-04 takes an enquiry without scripts', async () => {
    const dealer = await dealership()

    const answer = await send(dealer, '/contact', enquiry)

    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/success?category=Parts+Enquiry')
    expect(await leadsOf(dealer)).toMatchObject([{ category: 'Parts Enquiry', locationId: '10' }])
  })

  test('LEAD-04 asks for the location when there are several', async () => {
    const dealer = await dealership({ site: { locations: [chermside, nundah] } })

    const page = await visit(dealer, '/contact')
    const answer = await send(dealer, '/contact', enquiry)

    expect(page.html).toMatch(/<option value=""[^>]*>Please Select a Dealership Location<\/option>/)
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('Please fix the following errors: Please Select a Dealership Location')
  })

  test('starts with what the link was about', async () => {
    const { html } = await visit(await dealership(), '/contact?category=Fleet+Enquiry')

    expect(html).toMatch(
      /<option[^>]*selected=""[^>]*>Fleet Enquiry<|<option value="Fleet Enquiry" selected="">/,
    )
  })

  test('LEAD-08 sent again makes no second lead', async () => {
    const dealer = await dealership()

    await send(dealer, '/contact', enquiry)
    const again = await send(dealer, '/contact', enquiry)

    expect(again.status).toBe(303)
    expect(await leadsOf(dealer)).toHaveLength(1)
  })
})

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

  test('takes enquiries for itself', async () => {
    const dealer = await dealership({ site: { locations: [chermside, nundah] } })

    await send(dealer, '/contact-us/nundah', enquiry)

    expect(await leadsOf(dealer)).toMatchObject([{ locationId: '21' }])
  })
})

describe('ROUTE-07 what the dealer does in person', () => {
  test.each([
    ['/finance', 'Finance', 'Finance Enquiry'],
    ['/apply-for-finance', 'Finance', 'Finance Enquiry'],
    ['/book-a-service', 'Book a service', 'Service Booking'],
    ['/trade-in', 'Trade in or sell your car', 'Sell My Car Enquiry'],
    ['/cars/hilux/checkout', 'Reserve a vehicle', 'General Enquiry'],
    ['/pages/faqs', 'Questions and answers', 'General Enquiry'],
  ])('%s is a page with a title, a way to call and a form', async (path, title, category) => {
    const dealer = await dealership({ site: { locations: [chermside] } })

    const page = await visit(dealer, path)
    const answer = await send(dealer, path, { ...enquiry, category: '' })

    expect(page.status).toBe(200)
    expect(page.html).toContain(`<title>${title} | Harbour Motors</title>`)
    expect(page.html).toContain('href="tel:0770100002"')
    expect(answer.headers.get('location')).toBe(`/success?${new URLSearchParams({ category })}`)
    expect(page.text).not.toMatch(/coming soon/i)
  })

  test.each(['/book-test-drive', '/apply-for-finance'])(
    'LEAD-01 %s from a vehicle stays about the vehicle',
    async (path) => {
      const car = { slug: 'hilux', make: 'Toyota', model: 'HiLux', locationId: chermside.id }
      const dealer = await dealership({ site: { locations: [chermside, nundah] }, stock: [car] })

      const page = await visit(dealer, `${path}?car_id=hilux`)
      const answer = await send(dealer, `${path}?car_id=hilux`, enquiry)

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
  ])('ROUTE-07 %s says what visitors agree to', async (path, words) => {
    const page = await visit(await dealership(), path)

    expect(page.status).toBe(200)
    expect(page.text).toContain(words)
  })

  test('LEAD-01 a vehicle that cannot be had is asked about in general', async () => {
    const dealer = await dealership({ stock: [{ slug: 'gone', status: 'sold', make: 'Toyota' }] })

    for (const asked of ['gone', 'nobody-s', '%00', '']) {
      const page = await visit(dealer, `/book-test-drive?car_id=${asked}`)
      expect(page.status).toBe(200)
      expect(page.html).toContain('action="/book-test-drive#enquiry"')
    }
  })

  test('LEAD-03 a careers enquiry is thanked for as such and kept as a general one', async () => {
    const dealer = await dealership()

    const answer = await send(dealer, '/careers', enquiry)

    expect(answer.headers.get('location')).toBe('/success?category=Careers+Enquiry')
    expect(await leadsOf(dealer)).toMatchObject([
      { category: 'General Enquiry', subcategory: 'Career Enquiry' },
    ])
  })

  test.each(['/pages/nonsense', '/blog/nonsense', '/nonsense', '/a/b/c', '/brands/nonsense'])(
    '%s is not found, and leads on',
    async (path) => {
      const page = await visit(await dealership(), path)

      expect(page.status).toBe(404)
      expect(page.html).toContain('<title>We could not find that page</title>')
      expect(page.html).toContain('href="/search"')
      expect(page.html).toContain('class="site-footer"')
    },
  )

  test('ROUTE-06 a model’s or brand’s own address leads to its stock', async () => {
    const dealer = await dealership({ stock: [{ make: 'Toyota', model: 'Corolla Cross' }] })

    expect((await visit(dealer, '/corolla-cross')).headers.get('location')).toBe(
      '/search?model=Corolla+Cross',
    )
    expect((await visit(dealer, '/brands/toyota')).headers.get('location')).toBe('/search/toyota')
  })
})

describe('ROUTE-03 the thank-you page', () => {
  test('says what it is about, in words of ours only', async () => {
    const dealer = await dealership()

    const known = await visit(dealer, '/success?category=Parts+Enquiry&car_type=used')
    const foreign = await visit(dealer, '/success?category=You+have+won')

    expect(known.text).toContain('Thank you, we have your enquiry Parts Enquiry.')
    expect(foreign.text).not.toContain('You have won')
    expect(known.html).toContain('<meta name="robots" content="noindex"/>')
  })
})

describe('POST /api/leads', () => {
  test('API-01 takes an enquiry as JSON', async () => {
    const dealer = await dealership({ stock: [{ slug: 'hilux' }] })
    const car = await dealer.cars.findBySlug('hilux')

    const { status, answer } = await post(dealer, { ...enquiry, car_id: car?.id, url: '/cars/hilux' })

    expect(status).toBe(201)
    expect(await leadsOf(dealer)).toMatchObject([
      { id: answer['lead_id'], carId: car?.id, fields: { url: `${originOf(dealer)}/cars/hilux` } },
    ])
  })

  test('API-01 says what is wrong', async () => {
    const dealer = await dealership()

    const wrong = await post(dealer, { ...enquiry, email: 'kim@' })
    const foreign = await post(dealer, { ...enquiry, car_id: '00000000-0000-7000-8000-000000000000' })
    const nonsense = await post(dealer, ['a', 'list'])

    expect([wrong.status, foreign.status, nonsense.status]).toEqual([422, 422, 400])
    expect(wrong.answer).toEqual({
      error: {
        code: 'invalid',
        message: 'Please fix the following errors:',
        fields: { email: 'Please enter a valid email address.' },
      },
    })
    expect(await leadsOf(dealer)).toEqual([])
  })
})

describe('what search engines ask for', () => {
  test('ROUTE-09 robots.txt leads to the sitemap', async () => {
    const dealer = await dealership()

    const { headers, html } = await visit(dealer, '/robots.txt')

    expect(headers.get('content-type')).toContain('text/plain')
    expect(html).toContain(`Sitemap: ${originOf(dealer)}/sitemap.xml`)
  })

  test('ROUTE-09 sitemap.xml names every page and every vehicle that may be seen, and no other', async () => {
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
})

function leadsOf({ siteId }: Dealership) {
  return testDatabase().db.select().from(leads).where(eq(leads.siteId, siteId))
}

async function post(dealer: Dealership, body: unknown) {
  const { status, html } = await visit(dealer, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: originOf(dealer) },
    body: JSON.stringify(body),
  })
  const answer: Record<string, unknown> = JSON.parse(html)
  return { status, answer }
}

/** The photographs of test vehicles that a piece of a page shows, in their order. */
function pictured(html: string) {
  return [...new Set([...html.matchAll(/photos\.example\/(\w+)\.jpg/g)].map(([, photo]) => photo))]
}

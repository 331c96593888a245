import { describe, expect, test } from 'vitest'
import type { SiteDocument } from '#sites/site.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { structuredData } from '../../support/pages/structured-data.ts'
import { visit } from '../../support/browser/visit.ts'

const weekdays = [1, 2, 3, 4, 5]
const at = (opens: string, closes: string) => weekdays.map((day) => ({ day, opens, closes }))
const aspley = {
  dealershipSlug: 'harbour',
  street: '1 Bay Terrace',
  city: 'Aspley',
  state: 'qld',
  postcode: '4034',
  latitude: -27.36,
  longitude: 153.02,
} as const
const sales = {
  ...aspley,
  id: '10',
  name: 'Harbour Aspley - Sales',
  type: 'sales',
  hours: at('08:30', '17:30'),
} as const
const service = {
  ...aspley,
  id: '11',
  name: 'Harbour Aspley - Service',
  type: 'service',
  phone: '07 7010 0011',
  hours: at('07:00', '16:00'),
} as const
const roma = { ...aspley, id: '20', name: 'Harbour Roma', city: 'Roma', street: '5 Main Road' } as const
const christmas = { name: 'Christmas Day', from: '2026-12-25' }

const open = (site: Partial<SiteDocument> = {}, now?: string) =>
  dealership({
    site: { locations: [sales, service, roma], ...site },
    stock: [
      ...Array.from({ length: 22 }, (_, index) => ({
        slug: `car-${index}`,
        stockNumber: `H${index}`,
        locationId: '20',
      })),
      { slug: 'here', stockNumber: 'HERE', locationId: '10' },
    ],
    ...(now && { now }),
  })
const path = '/locations/harbour-aspley'

describe('LOC-04 the page of a place', () => {
  test('API-02 has its picture from our own server, 230 pixels high', async () => {
    const pictured = { ...roma, image: 'https://pictures.example/roma.jpg' }
    const { html } = await visit(
      await open({ locations: [sales, service, pictured] }),
      '/locations/harbour-roma',
    )

    const [picture = ''] = /<img class="location-page__picture"[^>]*>/.exec(html) ?? []
    expect(picture).toContain('src="/images?src=https%3A//pictures.example/roma.jpg&amp;w=640&amp;q=75"')
    expect(picture).toContain('alt="Harbour Roma"')
    expect(picture).toContain('height="230"')
  })

  test('has its address, directions, hours by department and a form', async () => {
    const { html, text } = await visit(await open(), path)

    expect(html).toContain('<h1>Harbour Aspley</h1>')
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(text).toContain('1 Bay Terrace, Aspley QLD 4034')
    expect(html).not.toContain('class="location-page__picture"')
    expect(html).toContain(
      'https://www.google.com/maps/dir/?api=1&amp;destination=Harbour%20Aspley%2C%201%20Bay',
    )
    // Without JavaScript all departments show.
    expect(text).toContain('Opening Hours')
    expect(text).toContain('Mon - Fri 8:30am - 5:30pm')
    expect(text).toContain('Mon - Fri 7:00am - 4:00pm')
    expect(text).toContain('Open now, closes at 4:00pm')
    expect(html).toContain('href="tel:0770100011"')
    expect(text).toContain('Make an enquiry')
  })

  test.each(['/locations/harbour-aspley', '/contact-us/harbour-aspley'])('answers at %s', async (address) => {
    const { html } = await visit(await open(), address)
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/locations\/harbour-aspley"/)
  })

  test('CAR-01 with a slug of its own answers there, and at the address by its name', async () => {
    const named = { ...sales, slug: 'north-side', distributionLocations: ['20'] }
    const dealer = await open({ locations: [named, service, roma] })

    for (const address of ['/locations/north-side', '/locations/harbour-aspley']) {
      const { html } = await visit(dealer, address)
      expect(html).toMatch(/<link rel="canonical" href="[^"]*\/locations\/north-side"/)
    }
    expect((await visit(dealer, '/sitemap.xml')).html).toContain('/locations/north-side<')
    expect((await visit(dealer, '/cars/here')).html).toContain('href="/locations/north-side"')
    expect((await visit(dealer, '/maps/locations/north-side.json')).status).toBe(200)
    const { hits } = JSON.parse((await visit(dealer, '/api/search?query=here')).html) as {
      hits: { location: object }[]
    }
    expect(hits.map(({ location }) => location)).toContainEqual(
      expect.objectContaining({ slug: 'north-side', distribution_locations: ['20'] }),
    )
  })

  test('of a dealership with several places lists them', async () => {
    const { html, text } = await visit(await open(), '/locations/harbour')

    expect(html).toContain('<h1>Harbour Motors</h1>')
    expect(text).toContain('2 Big Locations')
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/locations\/harbour"/)
  })

  test('of a dealership with one place is the place', async () => {
    const { html } = await visit(
      await dealership({ site: { locations: [sales, service] } }),
      '/locations/harbour',
    )
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/locations\/harbour-aspley"/)
  })

  test('shows the dealership’s vehicles, 21 a page, its own first', async () => {
    const dealer = await open()
    const first = await visit(dealer, path)
    const second = await visit(dealer, `${path}?page=2`)
    const cardsIn = (html: string) => [...html.matchAll(/<article class="car-card[^"]*"/g)].length

    expect(first.text).toContain('23 cars at Harbour Motors')
    expect(cardsIn(first.html)).toBe(21)
    expect(cardsIn(second.html)).toBe(2)
    expect(first.html.indexOf('/cars/here"')).toBeLessThan(first.html.indexOf('/cars/car-'))
    expect(first.html).toContain(`href="${path}?page=2#stock"`)
    expect(cardsIn((await visit(dealer, `${path}?page=99`)).html)).toBe(2)
    expect(cardsIn((await visit(dealer, `${path}?page=x`)).html)).toBe(21)
  })

  test('LOC-09 has the licence numbers of its business', async () => {
    const dealerships = [
      {
        id: '1',
        slug: 'harbour',
        name: 'Harbour Motors',
        licenceNumber: 'LMD 1',
        repairerLicenceNumber: 'MVR 1',
      },
      { id: '2', slug: 'summit', name: 'Summit Motors', licenceNumber: 'LMD 2' },
    ]
    const { html } = await visit(await open({ dealerships }), path)

    const header = html.slice(
      html.indexOf('<header class="location-page__header'),
      html.indexOf('<section class="opening-hours'),
    )
    expect(header).toContain('Harbour Motors: Motor dealer licence LMD 1')
    expect(header).toContain('Harbour Motors: Motor vehicle repairer licence MVR 1')
    expect(header).not.toContain('LMD 2')
  })
})

describe('LOC-02 holiday hours', () => {
  test('are in a dialog once they are near', async () => {
    const specialHours = [{ ...christmas, department: 'service' as const }]
    const near = await visit(await open({ specialHours }, '2026-12-01T10:00:00+10:00'), path)
    const far = await visit(await open({ specialHours }, '2026-11-01T10:00:00+10:00'), path)

    expect(near.html).toContain('<dialog class="dialog" id="holiday-hours"')
    expect(near.html).toContain('commandfor="holiday-hours"')
    expect(near.text).toMatch(/Holiday hours.*Service.*Friday 25 December.*Christmas Day.*Closed/s)
    expect(far.html).not.toContain('id="holiday-hours')
  })

  test('are shown by a place whose other hours are unknown, which its card leads to', async () => {
    const dealer = await open({ specialHours: [christmas] }, '2026-12-01T10:00:00+10:00')
    const locations = dealer.site.locations.map((location) => ({ ...location, hours: [] }))
    const { html, text } = await visit({ ...dealer, site: { ...dealer.site, locations } }, path)

    expect(html).toContain('id="hours"')
    expect(text).toMatch(/Opening Hours.*Call us for our hours\..*Holiday hours/s)
  })

  test('change what is open now', async () => {
    const { text } = await visit(await open({ specialHours: [christmas] }, '2026-12-25T10:00:00+10:00'), path)
    expect(text).toContain('Closed for Christmas Day, opens at 8:30am on Monday')
  })
})

describe('LOC-06 reviews of a place', () => {
  const reviews = [
    { id: 'a', name: 'Ada', stars: 5, text: 'Kind people.', locationId: '10' },
    { id: 'b', name: 'Bo', stars: 5, text: 'Good coffee.', locationId: '11' },
    { id: 'c', name: 'Cy', stars: 5, text: 'Roma is far.', locationId: '20' },
  ]

  test('are those of its departments', async () => {
    const { text } = await visit(await open({ reviews }), path)

    expect(text).toContain('5.0 2 reviews')
    expect(text).toContain('Kind people.')
    expect(text).toContain('Good coffee.')
    expect(text).not.toContain('Roma is far.')
  })

  test.each([
    ['the site hides them', { hideReviews: true }],
    ['the average is not above the minimum', { minimumRating: 5 }],
  ])('are left out when %s', async (_why, locationDisplay) => {
    const { text } = await visit(await open({ reviews, locationDisplay }), path)

    expect(text).not.toContain('Kind people.')
    expect(text).not.toContain('reviews')
  })

  test('have four full stars at most, and a part of the fifth', async () => {
    const { html } = await visit(await open({ reviews }), path)
    const [stars = ''] = /<svg class="rating-stars".*?<\/svg>/s.exec(html) ?? []

    expect(stars.match(/class="rating-stars__filled"[^>]*transform/g)).toHaveLength(4)
    expect(stars).toMatch(/class="rating-stars__filled"[^>]*clip-path/)
  })
})

test('ROUTE-09 the structured data names the departments, their hours and the special ones', async () => {
  const dealer = await open({ specialHours: [christmas] }, '2026-12-01T10:00:00+10:00')
  const [place, crumbs] = structuredData((await visit(dealer, path)).html)

  expect(place).toMatchObject({
    '@type': 'AutoDealer',
    name: 'Harbour Aspley',
    address: { '@type': 'PostalAddress', streetAddress: '1 Bay Terrace', addressRegion: 'QLD' },
    geo: { '@type': 'GeoCoordinates', latitude: -27.36, longitude: 153.02 },
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    ],
    department: [{ '@type': 'AutoRepair', name: 'Harbour Aspley - Service', telephone: '07 7010 0011' }],
  })
  expect(place?.['openingHoursSpecification']).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'Monday',
    opens: '08:30',
    closes: '17:30',
  })
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
})

describe('LOC-08 the map of a place', () => {
  test('is a drawing until the visitor is near it', async () => {
    const { html, text } = await visit(await open(), path)

    expect(html).toContain('aria-label="Harbour Aspley: a map of Harbour Aspley"')
    expect(html).not.toContain('<iframe')
    expect(text).toContain('Map: Natural Earth, GeoNames')
  })

  test.each([
    ['Google’s map', { kind: 'embed' as const, embedKey: 'AIzaSomeKeyOfTheDealer00' }, 'Show Google Maps'],
    ['a tile service', { styleUrl: 'https://tiles.example/style.json' }, 'Show the street map'],
  ])('of %s waits until the visitor asks for it', async (_which, map, button) => {
    const dealer = await open({ map })
    const { html, text } = await visit(dealer, path)

    expect(text).toContain(button)
    expect(html).not.toContain('<iframe')
    expect(html).not.toContain('src="https://tiles.example')
    expect((await visit(dealer, '/privacy-policy')).text).toContain('Shows a map of our locations')
  })

  test('can be fetched for a vehicle’s page, which names the place', async () => {
    const dealer = await open()
    const car = await visit(dealer, '/cars/here')
    const { html } = await visit(dealer, '/maps/locations/harbour-aspley.json')

    expect(car.html).toMatch(/id="vehicle-map".*?<a href="\/locations\/harbour-aspley">/s)
    expect(JSON.parse(html)).toMatchObject({ markers: [{ name: 'Harbour Aspley' }] })
    expect((await visit(dealer, '/maps/locations/nowhere.json')).status).toBe(404)
  })

  test('loads our own coast for the interactive map', async () => {
    const { html, headers } = await visit(await open(), '/maps/australia.json')
    const { land, towns } = JSON.parse(html) as { land: unknown[]; towns: unknown[] }

    expect(headers.get('cache-control')).toBe('public, max-age=86400')
    expect(land.length).toBeGreaterThan(50)
    expect(towns[0]).toEqual(['Sydney', 151.207, -33.868])
  })
})

import { describe, expect, test } from 'vitest'
import type { Geocode } from '#integrations/geocoding/port.ts'
import type { SiteDocument } from '#sites/site.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { structuredData } from '../../support/pages/structured-data.ts'
import { visit } from '../../support/browser/visit.ts'

const hours = [1, 2, 3, 4, 5].map((day) => ({ day, opens: '08:30', closes: '17:30' }))
const wynnum = {
  id: '10',
  dealershipSlug: 'harbour',
  name: 'Harbour Wynnum',
  street: '1 Bay Terrace',
  city: 'Wynnum',
  state: 'qld',
  postcode: '4178',
  latitude: -27.44,
  longitude: 153.17,
  phone: '07 7010 0010',
  hours,
} as const
const cairns = {
  ...wynnum,
  id: '20',
  name: 'Harbour Cairns',
  city: 'Cairns',
  postcode: '4870',
  latitude: -16.92,
  longitude: 145.77,
  phone: '07 7010 0020',
} as const

const open = (site: Partial<SiteDocument> = {}) =>
  dealership({ site: { locations: [wynnum, cairns], ...site } })

describe('LOC-03 the page with every location', () => {
  test('has a map with as many pins as places, and all of them as cards', async () => {
    const { html, text } = await visit(await open(), '/locations')

    expect(text).toContain('2 Big Locations')
    expect(html).toMatch(
      /<svg class="map-picture" [^>]*aria-label="2 Big Locations: a map of Harbour Wynnum, Harbour Cairns"/,
    )
    expect(html.match(/class="location-card"/g)).toHaveLength(2)
    expect(text).toContain('Swipe')
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  test('is one section for a single place', async () => {
    const { html, text } = await visit(await open({ locations: [wynnum] }), '/locations')

    expect(text).toContain('Find Us Here')
    expect(text).toContain('View Details')
    expect(html).not.toContain('name="near"')
    expect(html).not.toContain('<div class="swiped-locations')
  })

  test('says how to ask where a dealer has no address yet', async () => {
    const { html, text } = await visit(await open({ locations: [] }), '/locations')

    expect(text).toContain('Our address is coming soon Get in touch')
    expect(text).not.toMatch(/Find Us Here|Visit us/)
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  test('has no hint to swipe where the cards are a list', async () => {
    const four = ['1', '2', '3', '4'].map((id) => ({ ...wynnum, id, name: `Harbour ${id}`, street: id }))
    const { text } = await visit(await open({ locations: four }), '/locations')

    expect(text).toContain('4 Big Locations')
    expect(text).not.toContain('Swipe')
  })

  test('leaves out a location that the dealer doesn’t list, on the map and in the footer too', async () => {
    const dealer = await open({ locations: [wynnum, { ...cairns, visible: false }] })

    for (const path of ['/locations', '/', '/sitemap.xml', '/contact']) {
      const { html } = await visit(dealer, path)
      expect(html.toLowerCase()).not.toContain('cairns')
    }
    expect((await visit(dealer, '/locations/harbour-cairns')).status).toBe(404)
  })

  test('without coordinates it has the cards only', async () => {
    const unknown = { ...wynnum, latitude: null, longitude: null }
    const { html } = await visit(await open({ locations: [unknown] }), '/locations')

    expect(html).toContain('class="location-card location-card--only"')
    expect(html).not.toContain('<svg class="map-picture')
  })
})

describe('LOC-01 a card', () => {
  test('has the picture, type, rating, address, hours and phone number', async () => {
    const dealer = await open({
      locations: [
        {
          ...wynnum,
          image: 'https://pictures.example/wynnum.jpg',
          rating: { average: 4.7, count: 312 },
          tag: 'Now open',
        },
        { ...cairns, type: 'service' },
      ],
    })
    const { html, text } = await visit(dealer, '/locations')

    expect(html).toContain('src="/images?src=https%3A//pictures.example/wynnum.jpg&amp;w=640&amp;q=75"')
    expect(html).toContain('aria-label="4.7 out of 5 stars"')
    expect(text).toContain('4.7 (312 reviews)')
    expect(text).toContain('Now open')
    expect(text).toContain('1 Bay Terrace, Wynnum QLD 4178')
    expect(text).toContain('Open now, closes at 5:30pm')
    expect(text).toContain('Mon - Fri 8:30am - 5:30pm')
    expect(text).toContain('07 7010 0010')
    expect(text).toContain('View Location Harbour Wynnum')
    // Without a picture, a card shows a map.
    expect(html).toContain('aria-label="Map of Harbour Cairns"')
    expect(html).not.toContain('aria-label="Map of Harbour Wynnum"')
  })

  test('says its type where there is only one location too', async () => {
    const { html } = await visit(await open({ locations: [{ ...wynnum, type: 'sales' }] }), '/locations')

    expect(html).toMatch(/location-card--only.*<p class="location-card__type">Sales<\/p>/s)
  })

  test('API-02 has a map where the file of its picture is missing', async () => {
    const { html } = await visit(
      await open({ locations: [{ ...wynnum, image: '/demo-media/gone.jpg' }, cairns] }),
      '/locations',
    )

    expect(html).not.toContain('gone.jpg')
    expect(html).toContain('aria-label="Map of Harbour Wynnum"')
  })

  test('LOC-07 has the site’s one number for everything', async () => {
    const { text } = await visit(await open({ phones: { override: '1300 975 707' } }), '/locations')

    expect(text).toContain('1300 975 707')
    expect(text).not.toContain('07 7010 0010')
  })
})

describe('SRCH-18 the nearest location', () => {
  const order = (html: string) =>
    [...html.matchAll(/<h3><a href="\/locations\/(harbour-\w+)"/g)].map(([, slug]) => slug)

  test.each([
    ['4870', ['harbour-cairns', 'harbour-wynnum']],
    ['Townsville', ['harbour-cairns', 'harbour-wynnum']],
    ['4178', ['harbour-wynnum', 'harbour-cairns']],
  ])('to %s comes first', async (near, slugs) => {
    const { html, text } = await visit(await open(), `/locations?near=${near}`)

    expect(order(html)).toEqual(slugs)
    expect(text).toMatch(/km away|a few km away/)
  })

  test.each([
    ['47', 'Invalid postcode. Please enter a 4-digit number.'],
    ['47000', 'Invalid postcode. Please enter a 4-digit number.'],
    ['9999', 'Invalid postcode'],
    ['Nowhereville', 'We couldn’t find that place.'],
  ])('to %s is unknown', async (near, message) => {
    const { html, text } = await visit(await open(), `/locations?near=${near}`)

    expect(text).toContain(message)
    expect(html).toContain('aria-invalid="true"')
    expect(order(html)).toEqual(['harbour-wynnum', 'harbour-cairns'])
  })

  test('is found by the dealer’s geocoding service, which may be away', async () => {
    const dealer = await open()
    const found: Geocode = () =>
      Promise.resolve({ outcome: 'found', point: { latitude: -17, longitude: 145.7 } })
    const away: Geocode = () => Promise.resolve({ outcome: 'unavailable', reason: 'no answer' })
    const path = '/locations?near=1+Abbott+Street+Cairns'

    expect(order((await visit({ ...dealer, geocode: found }, path)).html)[0]).toBe('harbour-cairns')
    expect((await visit({ ...dealer, geocode: away }, path)).text).toContain(
      'We can’t look up addresses right now. Please use a postcode.',
    )
  })
})

test('ROUTE-09 the page of every location has breadcrumbs', async () => {
  const [crumbs] = structuredData((await visit(await open(), '/locations')).html)
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
})

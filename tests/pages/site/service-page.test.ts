import { describe, expect, test } from 'vitest'
import { demoSites } from '#demo/demo.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { leadsOf } from '../../support/delivery/stored-leads.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { chermside } from '../../support/samples/sample-places.ts'
import { originOf, send, visit } from '../../support/browser/visit.ts'

const workshop = {
  ...chermside,
  id: '30',
  name: 'Chermside - Service',
  type: 'service' as const,
  phone: '07 7010 0003',
}

describe('SVC-01 the service page', () => {
  test.each(['/service', '/book-a-service'])(
    '%s shows the services, the location and how to book',
    async (path) => {
      const dealer = await dealership({ site: { locations: [chermside, workshop] } })

      const { status, html, text } = await visit(dealer, path)

      expect(status).toBe(200)
      expect(html).toContain(`<link rel="canonical" href="${originOf(dealer)}${path}"/>`)
      for (const words of [
        'GENUINE SERVICING',
        'Genuine Parts',
        'Ongoing maintenance plan',
        'Software Updates',
        'Full Health Checks',
        'Book Your Service at Harbour Motors',
      ]) {
        expect(text).toContain(words)
      }
      expect(html).toContain('href="tel:0770100003"')
      expect(html).not.toContain('href="tel:0770100002"')
      expect(html).not.toContain('<iframe')
    },
  )

  test('“BOOK NOW” links to the form, and the booking page shows it first', async () => {
    const dealer = await dealership()

    const service = await visit(dealer, '/service')
    const booking = await visit(dealer, '/book-a-service')

    expect(service.html).toMatch(/<a href="#book"[^>]*>BOOK NOW<\/a>/)
    expect(service.html).toContain('id="book"')
    const order = ({ text }: { text: string }) =>
      text.indexOf('Book Your Service') - text.indexOf('Genuine Parts')
    expect(order(service)).toBeGreaterThan(0)
    expect(order(booking)).toBeLessThan(0)
  })

  test.each(['/service', '/book-a-service'])('%s accepts a booking without scripts', async (path) => {
    const dealer = await dealership({ site: { locations: [chermside, workshop] } })

    const answer = await send(dealer, path, sampleBooking)
    const wrong = await send(dealer, path, { ...sampleBooking, email: 'kim@' })

    expect(answer.headers.get('location')).toBe('/success?category=Service+Booking')
    expect(await leadsOf(dealer)).toMatchObject([{ category: 'Service Booking', locationId: '30' }])
    expect(wrong.status).toBe(422)
  })

  test('shows only sections that the dealer configured', async () => {
    const { text, html } = await visit(await dealership(), '/service')

    expect(text).not.toMatch(/complimentary|free ride|warranty|roadside|drop-off|certified/i)
    expect(html.split('<main')[1]?.split('</main>')[0]).not.toContain('href="/warranty"')
  })

  test('shows perks, the certified dealership and the cover tiles', async () => {
    const { text, html } = await visit(await likeDemo('brindlewood'), '/service')

    for (const perk of [
      'Select Service',
      'Quick Smart 90-minute service',
      'Free loan cars',
      'Lounge',
      'Shuttle',
      'Early-bird drop-off',
      'Certified dealership',
      '5 year unlimited kilometre warranty',
    ]) {
      expect(text).toContain(perk)
    }
    expect(html).toMatch(/<a href="\/warranty"[^>]*>Read more/)
    expect(html).toMatch(/<a href="\/roadside-assist"[^>]*>Read more/)
  })

  test('shows drop-off and pick-up places and times, and the complimentary service', async () => {
    const { text } = await visit(await likeDemo('pemberwick'), '/service')

    expect(text).toContain('Ringwood train station and Larkfield Shopping Centre')
    expect(text).toContain('Drop-off 7:45am and 8:45am')
    expect(text).toContain('Pick-up 2:00pm and 4:30pm')
    expect(text).toContain('Your first service is complimentary at 3,000km or 3 months.')
  })

  test('offers a free ride where the dealer has one', async () => {
    const { text } = await visit(await likeDemo('ampersand'), '/service')

    expect(text).toContain('A free ride within 8 km of the workshop with every routine service.')
  })

  test('shows another system’s booking page in a sandboxed frame, with a link to open it', async () => {
    const frameUrl = 'https://bookings.elsewhere.example/embed?dealer=1'
    const { html, text } = await visit(await dealership({ site: { service: { frameUrl } } }), '/service')

    const frame = /<iframe[^>]*>/.exec(html)?.[0] ?? ''
    expect(frame).toContain(`src="${frameUrl}"`)
    expect(frame).toContain('title="Book Your Service at Harbour Motors"')
    expect(frame).toContain('loading="lazy"')
    expect(frame).toContain('sandbox="allow-forms allow-scripts allow-same-origin allow-popups"')
    expect(html).toMatch(
      /<a href="https:\/\/bookings\.elsewhere\.example\/embed\?dealer=1"[^>]*>Open the booking page</,
    )
    expect(text).not.toContain('I agree to the terms of use')
  })

  test('never frames a page of its own host, which could escape the sandbox', async () => {
    const slug = `own-frame-${Date.now()}`
    const frameUrl = `https://${slug}.localhost/book`

    const { html } = await visit(await dealership({ site: { slug, service: { frameUrl } } }), '/service')

    expect(html).not.toContain('<iframe')
  })
})

describe('SVC-01 the cover pages', () => {
  test('show the dealer’s warranty with the customer’s legal rights', async () => {
    const { status, html, text } = await visit(await likeDemo('brindlewood'), '/warranty')

    expect(status).toBe(200)
    expect(html).toContain('<title>5 year unlimited kilometre warranty | Brindlewood Motor Group</title>')
    expect(text).toContain('without a limit on kilometres')
    expect(text).toContain('Australian Consumer Law')
  })

  test.each([
    ['/warranty', 'Warranty'],
    ['/roadside-assist', 'Roadside assist'],
  ])(
    '%s asks visitors to get in touch without a configured cover, and accepts the enquiry',
    async (path, title) => {
      const dealer = await dealership()

      const page = await visit(dealer, path)
      const answer = await send(dealer, path, sampleBooking)

      expect(page.html).toContain(`<title>${title} | Harbour Motors</title>`)
      expect(answer.status).toBe(303)
      expect(await leadsOf(dealer)).toMatchObject([{ category: 'Service Booking' }])
    },
  )
})

/** A test dealer with the service settings of a demo dealer. */
function likeDemo(name: string) {
  const demo = demoSites().find(({ slug }) => slug === name)
  if (!demo) throw new Error(`There is no demo dealer “${name}”.`)
  const { slug: _slug, hosts: _hosts, ...site } = demo
  return dealership({ site })
}

const sampleBooking = {
  ...sampleEnquiry,
  'Vehicle Make': 'Mazda',
  'Vehicle Model': 'CX-5',
  'Service Type': 'Logbook service',
}

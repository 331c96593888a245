import { describe, expect, test } from 'vitest'
import { demoSites } from '#demo/demo.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { leadsOf } from '../../support/delivery/stored-leads.ts'
import { sampleAppointments } from '../../support/samples/sample-appointments.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { chermside } from '../../support/samples/sample-places.ts'
import { visitorOf } from '../../support/browser/form-visitor.ts'
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

describe('SVC-03 the Preferred Service Date', () => {
  const other = { ...workshop, id: '31', name: 'Nundah - Service', city: 'Nundah' }
  const details = { step: 'contact', ...sampleEnquiry, category: '' }
  const order = { step: 'order', 'Service Type': 'Repair', terms_conditions: 'on' }
  const preferred = { 'Preferred Service Date': '2026-03-12T09:30' }
  const vehicle = { step: 'vehicle', 'Vehicle Make': 'Mazda', 'Vehicle Model': 'CX-5' }

  /** Two workshops, of which one takes bookings. */
  async function atWorkshop(location: string) {
    const [, plan] = sampleAppointments.plans ?? []
    const plans = plan ? [{ ...plan, locationIds: ['30'] }] : []
    const site = { locations: [chermside, workshop, other], appointments: { plans } }
    const visitor = visitorOf(await dealership({ site }))
    await visitor.sends('/service', vehicle)
    await visitor.sends('/service?step=contact', { ...details, location })
    return visitor
  }

  test('is one of the free times at a workshop that takes bookings', async () => {
    const visitor = await atWorkshop('30')

    const { html } = await visitor.opens('/service?step=order')

    expect(html).toContain('name="booking_slot"')
    expect(html).not.toContain('name="Preferred Service Date"')
  })

  test('is a day and time to type at a workshop without bookings, and reaches the dealer', async () => {
    const visitor = await atWorkshop('31')

    const { html, text } = await visitor.opens('/service?step=order')
    const answer = await visitor.sends('/service?step=order', { ...order, ...preferred })

    expect(html).toMatch(/<input[^>]*name="Preferred Service Date"/)
    expect(html).not.toContain('name="booking_slot"')
    expect(text).not.toContain('Call us to arrange a time')
    expect(answer.status).toBe(303)
    expect(await leadsOf(visitor.dealer)).toMatchObject([
      { locationId: '31', fields: { 'Preferred Service Date': '2026-03-12 09:30' } },
    ])
  })

  test('is a day and time to type once every time is taken', async () => {
    const blocked = [{ from: '2026-03-01', until: '2026-12-31', reason: 'Stocktake' }]
    const appointments = { plans: sampleAppointments.plans ?? [], blocked }
    const dealer = await dealership({ site: { locations: [chermside, workshop], appointments } })

    const { html, text } = await visit(dealer, '/service?step=order')

    expect(html).toMatch(/<input[^>]*name="Preferred Service Date"/)
    expect(text).not.toContain('Call us to arrange a time')
  })

  test('is a day and time to type without cookies, where the workshop is chosen on the same page', async () => {
    const { dealer } = await atWorkshop('30')

    const { html } = await visit(dealer, '/service?step=order')
    await send(dealer, '/service?step=order', {
      ...vehicle,
      ...details,
      ...order,
      ...preferred,
      step: '',
      location: '30',
    })

    expect(html).toMatch(/<input[^>]*name="Preferred Service Date"/)
    expect(html).not.toContain('name="booking_slot"')
    expect((await leadsOf(dealer)).find(({ formCompleted }) => formCompleted)?.fields).toMatchObject({
      'Preferred Service Date': '2026-03-12 09:30',
    })
  })
})

describe('SVC-01 the cover pages', () => {
  test('show the dealer’s warranty with the customer’s legal rights', async () => {
    const { status, html, text } = await visit(await likeDemo('brindlewood'), '/warranty')

    expect(status).toBe(200)
    expect(html).toContain('<title>5 year unlimited kilometre warranty | Brindlewood Motor Group</title>')
    expect(text).toContain('with no limit on kilometres')
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

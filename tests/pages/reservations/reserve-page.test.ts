import { describe, expect, test } from 'vitest'
import { dealership } from '../../support/samples/dealership.ts'
import { leadsOf } from '../../support/delivery/stored-leads.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { send, visit } from '../../support/browser/visit.ts'

const soldAt = new Date('2026-03-10T09:00:00+10:00')
const soldLongAgo = new Date('2026-01-10T09:00:00+10:00')
const stock = [
  { slug: 'hilux' },
  { slug: 'just-sold', status: 'sold', soldAt },
  { slug: 'long-gone', status: 'sold', soldAt: soldLongAgo },
  { slug: 'hidden', showOnDealerWebsite: false },
] as const
const dealer = await dealership({ site: { reservations: { enabled: true } }, stock: [...stock] })

const reserving = ['/cars/hilux/checkout', '/cars/hilux/buy-online', '/checkout-journey?car_id=hilux']
const keeping = [
  ...reserving,
  '/personalised/finance?car_id=hilux',
  '/cars/trade-in?car_id=hilux',
  '/finance?car_id=hilux',
  '/quick-enquiry?car_id=hilux',
]

describe('ROUTE-01 RSV-01 a page about one vehicle', () => {
  test.each(keeping)('%s names the vehicle', async (address) => {
    const { status, html, text } = await visit(dealer, address)

    expect(status).toBe(200)
    expect(text).toContain('2021 Toyota HiLux SR5')
    expect(html).toContain('href="/cars/hilux"')
  })

  test.each(keeping)('%s stores the vehicle with the lead', async (address) => {
    const own = await dealership({ stock: [{ slug: 'hilux' }] })
    const sent = await send(own, address, { ...sampleEnquiry, ...ownCar })

    expect(sent.status).toBe(303)
    const [lead] = await leadsOf(own)
    expect(await own.cars.findById(lead?.carId ?? '')).toMatchObject({ slug: 'hilux' })
  })
})

describe('RSV-01 the reservation page', () => {
  test.each(reserving)('%s says what happens next, and promises no payment or hold', async (address) => {
    const { html, text } = await visit(dealer, address)

    expect(text).toContain('Reserve this vehicle')
    expect(text).toContain('You pay nothing on this website.')
    expect(text).not.toMatch(/48 hours|Secure Online/)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })

  test.each([
    '/cars/nope/checkout',
    '/cars/nope/buy-online',
    '/checkout-journey?car_id=nope',
    '/cars/hidden/checkout',
    '/cars/%E0%A4/checkout',
  ])('%s is a 404', async (address) => {
    expect((await visit(dealer, address)).status).toBeGreaterThanOrEqual(400)
    expect((await visit(dealer, address)).status).toBeLessThan(410)
    expect((await send(dealer, address, sampleEnquiry)).status).toBeGreaterThanOrEqual(400)
  })

  test.each(['/cars/just-sold/checkout', '/cars/just-sold/buy-online', '/checkout-journey?car_id=just-sold'])(
    '%s redirects to the page that says the vehicle is sold',
    async (address) => {
      const { status, headers } = await visit(dealer, address)

      expect(status).toBe(302)
      expect(headers.get('location')).toBe('/cars/just-sold')
    },
  )

  test('is a 410 for a vehicle that was removed, as on its own page', async () => {
    expect((await visit(dealer, '/cars/long-gone/checkout')).status).toBe(410)
    expect((await visit(dealer, '/cars/long-gone')).status).toBe(410)
  })

  test('asks for a vehicle when there is none', async () => {
    const { status, text } = await visit(dealer, '/checkout-journey')

    expect(status).toBe(200)
    expect(text).toContain('Tell us which vehicle you’d like to reserve.')
  })

  test('promises no payment or hold on the vehicle page', async () => {
    expect((await visit(dealer, '/cars/hilux')).text).not.toMatch(/48 hours|Secure Online Payments/)
  })
})

/** The visitor's own vehicle, in the trade-in wizard. */
const ownCar = { rego: 'NEW001', state: 'qld' }

import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { events } from '#data/tables/leads.ts'
import { purchasePath } from '#operations/purchases/purchase-link.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { testDatabase } from '../../support/database/database.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { takingTime } from '../../support/browser/human.ts'
import { finished } from '../../support/samples/trade-in.ts'
import { leadsOf } from '../../support/delivery/stored-leads.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { originOf, send, visit } from '../../support/browser/visit.ts'

const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0'
const carId = '0194d9f0-7c1e-7a3c-8b1e-1d2c3b4a5968'
const tags = { ga4MeasurementId: 'G-TEST000001' }

describe('TRACK-01 the site’s own log', () => {
  test('stores events from browsers, with the specification’s event ids', async () => {
    const dealer = await dealership()

    const { status } = await report(dealer, [
      { name: 'favourite-added', carId },
      { name: 'filter-changed', filter: 'make', typed: 'kim@example.com' },
    ])

    expect(status).toBe(204)
    expect(await eventsOf(dealer)).toMatchObject([
      { name: 'favourite-added', number: 39, details: { car_id: carId } },
      { name: 'filter-changed', number: null, details: { filter: 'make' } },
    ])
    expect(JSON.stringify(await eventsOf(dealer))).not.toContain('kim')
  })

  test.each<[string, unknown]>([
    ['an empty list', []],
    ['more than 20 events', Array.from({ length: 21 }, () => ({ name: 'call-clicked', carId: null }))],
    [
      'an event that only the server reports',
      [{ name: 'enquiry-sent', number: 15, category: 'x', carId, submissionId: 'x' }],
    ],
    ['an unknown event', [{ name: 'call-clicked', carId: null }, { name: 'nonsense' }]],
    ['a value that is not a list', 'favourite-added'],
  ])('rejects %s with an API error', async (_what, events) => {
    const dealer = await dealership()

    const { status, html } = await report(dealer, events)

    expect([status, JSON.parse(html)]).toEqual([
      400,
      { error: { code: 'bad_request', message: 'Send between 1 and 20 events that a browser can report.' } },
    ])
    expect(await eventsOf(dealer)).toEqual([])
  })

  test('stores nothing from bots', async () => {
    const dealer = await dealership()

    await report(dealer, [{ name: 'call-clicked', carId: null }], 'Googlebot/2.1')

    expect(await eventsOf(dealer)).toEqual([])
  })
})

describe('TRACK-01 the event of a sent enquiry', () => {
  test('is reported once by the next page, with the stored lead’s data', async () => {
    const dealer = await dealership({ stock: [{ slug: 'hilux' }] })
    const car = await dealer.cars.findBySlug('hilux')

    const answer = await send(dealer, '/cars/hilux', sampleEnquiry)
    const [cookie = ''] = answer.headers.getSetCookie()
    const first = await success(dealer, cookie)
    const again = await success(dealer, first.headers.get('set-cookie') ?? '')

    const [lead] = await leadsOf(dealer)
    expect(cookie).toMatch(/^accepted=[\w%]+; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(eventIn(first.html)).toEqual({
      name: 'enquiry-sent',
      number: 15,
      category: 'Used Vehicle Enquiry',
      carId: car?.id,
      submissionId: lead?.id,
    })
    expect(first.headers.get('set-cookie')).toMatch(/^accepted=; Max-Age=0; Path=\/; /)
    expect(eventIn(again.html)).toBeNull()
    expect(await eventsOf(dealer)).toMatchObject([{ name: 'enquiry', number: 15 }])
  })

  test.each([
    ['a typed address', ''],
    ['a forged cookie', `accepted=${btoa('"eyJldmVudCI6e319.AAAAAAAAAAAAAAAAAAAAAA"')}`],
    ['an incomplete cookie', 'accepted='],
  ])('is not reported from %s', async (_what, cookie) => {
    const dealer = await dealership()

    const { status, html } = await success(dealer, cookie)

    expect(status).toBe(200)
    expect(eventIn(html)).toBeNull()
  })

  test('is not reported from another dealer’s cookie, or one that is six minutes old', async () => {
    const [theirs, ours] = [await dealership(), await dealership()]
    const later = { ...theirs, now: () => new Date(theirs.now().getTime() + 6 * 60_000) }
    const cookie = (await send(theirs, '/contact', sampleEnquiry)).headers.get('set-cookie') ?? ''

    expect(eventIn((await success(ours, cookie)).html)).toBeNull()
    expect(eventIn((await success(later, cookie)).html)).toBeNull()
  })

  test('waits for the page that the redirect leads to, whatever else is opened meanwhile', async () => {
    const dealer = await dealership()
    const valuation = await finished(dealer, 'NEW001')
    const cookie = cookieIn(await send(dealer, '/contact', sampleEnquiry))

    const unrelated = await visit(dealer, valuation, { headers: { cookie } })

    expect(eventIn(unrelated.html)).toBeNull()
    expect(unrelated.headers.getSetCookie().join()).not.toContain('accepted=')
    expect(eventIn((await success(dealer, cookie)).html)).toMatchObject({ category: 'Parts Enquiry' })
  })

  test('is reported by the page of a reservation, or of a place in the queue', async () => {
    const dealer = await dealership({
      site: { reservations: { enabled: true, takesPayments: true } },
      stock: [{ slug: 'hilux' }],
    })
    for (const [email, address] of [
      ['kim@example.com', /^\/reservations\/[^/]+$/],
      ['ada@example.com', /^\/reservations\/queue\/[^/]+$/],
    ] as const) {
      const fields = { ...sampleEnquiry, ...(await takingTime(dealer)), email }
      const sent = await send(dealer, '/cars/hilux/checkout', fields)
      const target = sent.headers.get('location') ?? ''
      const page = await visit(dealer, target, { headers: { cookie: cookieIn(sent) } })

      expect(target).toMatch(address)
      expect(eventIn(page.html)).toMatchObject({ name: 'enquiry-sent', carId: expect.any(String) })
      expect(page.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^accepted=; Max-Age=0;/))
      expect(eventIn((await visit(dealer, target)).html)).toBeNull()
    }
  })

  test('is reported by the page of an online purchase that has to wait', async () => {
    const dealer = await dealership({
      site: { reservations: { enabled: true, takesPayments: true, onlinePurchase: 'all' } },
      stock: [{ slug: 'hilux' }, { slug: 'ranger' }],
    })
    const fields = { ...sampleEnquiry, ...(await takingTime(dealer)) }
    await send(dealer, '/cars/hilux/checkout', fields)
    const car = await dealer.cars.findBySlug('ranger')
    const purchase = await dealer.purchases.start(car?.id ?? '')
    const path = await purchasePath(purchase.id, dealer.seal)

    const sent = await send(dealer, `${path}?step=review`, fields)
    const target = sent.headers.get('location') ?? ''
    const page = await visit(dealer, target, { headers: { cookie: cookieIn(sent) } })

    expect(target).toBe(`${path}?step=review&notice=busy`)
    expect(eventIn(page.html)).toMatchObject({ name: 'enquiry-sent', carId: car?.id })
  })

  test('is not reported for an enquiry with errors', async () => {
    const dealer = await dealership()

    const answer = await send(dealer, '/contact', { ...sampleEnquiry, email: 'kim@' })

    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await eventsOf(dealer)).toEqual([])
  })
})

describe('TRACK-02 the facts of a vehicle', () => {
  test('have the field names of the Automotive Standards Council', async () => {
    const dealer = await dealership({ stock: [{ slug: 'hilux', stockNumber: 'H1', vin: 'VIN1' }] })
    const car = await dealer.cars.findBySlug('hilux')

    const { status, html } = await visit(dealer, `/api/cars/${car?.id}/facts`)

    expect(status).toBe(200)
    expect(JSON.parse(html)).toMatchObject({ item_id: 'VIN1', item_number: 'H1', item_price: '45990' })
    expect((await visit(dealer, '/api/cars/nobody/facts')).status).toBe(404)
  })
})

describe('TRACK-03 third-party services', () => {
  test('are absent where the site has none, and the privacy policy says so', async () => {
    const dealer = await dealership()

    const [home, policy] = [await visit(dealer, '/'), await visit(dealer, '/privacy-policy')]

    expect(home.html.replace(/<style.*?<\/style>/s, '')).not.toMatch(/third-party-services|googletagmanager/)
    expect(policy.text).toContain('Third-party services This website doesn’t use any.')
  })

  test('are listed with their download size, and none is in the page’s HTML', async () => {
    const dealer = await dealership({
      site: {
        tracking: {
          ...tags,
          outsideScripts: [
            {
              name: 'Harbour Chat',
              src: 'https://chat.example/widget.js',
              category: 'chat',
              purpose: 'Lets you write with us.',
              weightKb: 88,
            },
          ],
        },
        forms: { captcha: 'turnstile', turnstileSiteKey: '0x4AAAAAAATEST' },
        service: { frameUrl: 'https://bookings.example/harbour' },
      },
    })

    const { text, html } = await visit(dealer, '/privacy-policy')

    expect(text).toContain(
      'Google Analytics (analytics). Counts visits and what people do on our pages, without names. It connects to www.googletagmanager.com and loads about 150 kB of scripts.',
    )
    expect(text).toContain(
      'Harbour Chat (chat). Lets you write with us. It connects to chat.example and loads about 88 kB of scripts.',
    )
    expect(text).toContain('Cloudflare Turnstile (security).')
    expect(text).toContain('Service bookings (booking).')
    expect(html).not.toMatch(/<script[^>]*src="https:/)
    expect(html).toMatch(/<meta name="third-party-services" content="[^"]*G-TEST000001/)
  })
})

function report(dealer: Dealership, events: unknown, userAgent = person) {
  return visit(dealer, '/api/events', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: originOf(dealer),
      'user-agent': userAgent,
    },
    body: JSON.stringify({ events: events }),
  })
}

function cookieIn({ headers }: { headers: Headers }) {
  return (
    headers
      .getSetCookie()
      .find((one) => one.startsWith('accepted='))
      ?.split(';', 1)[0] ?? ''
  )
}

function success(dealer: Dealership, setCookie: string) {
  const [cookie = ''] = setCookie.split(';')
  return visit(dealer, '/success?category=General+Enquiry', { headers: { cookie } })
}

/** The event that the page passes to its scripts. */
function eventIn(html: string): unknown {
  const streamed = /streamController\.enqueue\("(.*?)"\);/s.exec(html)?.[1] ?? ''
  const values = JSON.parse(JSON.parse(`"${streamed}"`) as string) as unknown[]
  const read = (at: number): unknown => {
    const value = values[at]
    if (at < 0 || typeof value !== 'object' || value === null) return at < 0 ? null : value
    return Object.fromEntries(
      Object.entries(value as Record<string, number>).map(([key, index]) => [
        String(values[Number(key.slice(1))]),
        read(index),
      ]),
    )
  }
  const page = values.findIndex(
    (value) => typeof value === 'object' && value !== null && isPage(value, values),
  )
  return (read(page) as { event: unknown }).event
}

function isPage(value: object, values: unknown[]) {
  const names = Object.keys(value).map((key) => values[Number(key.slice(1))])
  return names.includes('event') && names.includes('siteName')
}

function eventsOf({ siteId }: Dealership) {
  return testDatabase().db.select().from(events).where(eq(events.siteId, siteId)).orderBy(events.id)
}

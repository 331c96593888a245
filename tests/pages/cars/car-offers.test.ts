import { describe, expect, test } from 'vitest'
import type { StoredCar } from '#data/cars/cars.ts'
import type { SiteDocument } from '#sites/site.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { visit } from '../../support/browser/visit.ts'

const soldAt = new Date('2026-03-09T12:00:00+10:00')

async function pageOf(car: Partial<StoredCar>, site: Partial<SiteDocument> = {}) {
  const dealer = await dealership({ site, stock: [{ slug: 'hilux', ...car }] })
  return visit(dealer, '/cars/hilux')
}

describe('CAR-04 the sections of a vehicle', () => {
  const site = {
    reservations: { enabled: true },
    carPage: {
      whyBuyFromUs: [
        { title: 'Money back', text: 'Within 48 hours.', carTypes: ['used'] },
        { title: 'Five years', text: 'Of warranty.', carTypes: ['new'] },
      ],
      protection: [{ title: 'Coating', text: `${'Against sun. '.repeat(16)}The end of it.` }],
    },
  } satisfies Partial<SiteDocument>

  test('appear in their order, all of them in the page', async () => {
    const { html } = await pageOf({ standardEquipment: ['Airbags'], features: ['Towbar'] }, site)

    const sections = /<div class="car-sections">.*<aside/s.exec(html)?.[0] ?? ''
    const headings = [...sections.matchAll(/<summary><h2>([^<]+)/g)].map(([, heading]) => heading)
    expect(headings).toEqual([
      'Dealer Comments',
      'What&#x27;s Included',
      'Why Buy From Us?',
      'Reserve Online',
      'Protect Your Car',
      'Features',
    ])
  })

  test('are left out when they are empty', async () => {
    const { text } = await pageOf({ standardEquipment: [], features: [] })

    for (const heading of ['What’s Included', 'Why Buy From Us?', 'Reserve Online', 'Protect Your'])
      expect(text).not.toContain(heading)
    expect(text).toContain('Dealer comments are pending. Please check back here later.')
  })

  test('show what applies to this type of stock', async () => {
    const { text } = await pageOf({ carType: 'used' }, site)

    expect(text).toContain('Money back')
    expect(text).not.toContain('Five years')
  })

  test('shorten a text of more than 200 characters, with the rest on request', async () => {
    const { text } = await pageOf({}, site)

    expect(text).toMatch(/Against sun\. … Show more Show less Against sun\. The end of it\./)
  })
})

const chatScript = {
  outsideScripts: [
    {
      name: 'Harbour Chat',
      src: 'https://chat.example/widget.js',
      category: 'chat' as const,
      purpose: 'Lets you chat with us.',
      weightKb: 88,
    },
  ],
}

describe('CAR-05 the sidebar of an available vehicle', () => {
  test('offers every action', async () => {
    const { html, text } = await pageOf(
      { historyReportUrl: 'https://reports.example/1' },
      {
        reservations: { enabled: true, depositCents: 250_00, path: 'buy-online' },
        carPage: { chatUrl: 'sms:+61491570156' },
      },
    )

    expect(text).toContain(
      'Interested in this vehicle? Reserve Now $250 deposit Enquire Now Book a Test Drive Apply For Finance Request Photos Trade In Valuation Chat (opens in a new tab) Car history report (opens in a new tab)',
    )
    expect(text).toContain('Reserve Quickly Online Apply For Finance')
    expect(text).not.toContain('Secure Online Payments')
    expect(text).not.toContain('48 hours')
    expect(text).toContain('arrange your deposit of $250. The deposit is 100% refundable')
    for (const href of [
      '/cars/hilux/buy-online',
      '/cars/trade-in?car_id=hilux',
      '/apply-for-finance?preferredDealership=harbour&amp;vehiclePriceBudget=45990&amp;car_id=hilux&amp;car_type=used#finance-form',
      '/book-test-drive?car_id=hilux',
      'sms:+61491570156',
    ])
      expect(html).toContain(`href="${href}"`)
  })

  test('API-03 opens the chat widget, and links to the other way to chat until it has loaded', async () => {
    const carPage = { chatUrl: 'sms:+61491570156', chatCommand: 'zE messenger open' }
    const { html, text } = await pageOf({}, { carPage, tracking: chatScript })

    expect(text).toContain('Chat (may open in a new tab)')
    expect(html).toMatch(/<li data-chat=""><a [^>]*href="sms:\+61491570156"/)
    expect(html).toContain(
      '&quot;chat&quot;:{&quot;command&quot;:{&quot;path&quot;:[&quot;zE&quot;],&quot;words&quot;:[&quot;messenger&quot;,&quot;open&quot;]},&quot;service&quot;:&quot;Harbour Chat&quot;}',
    )
  })

  test('API-03 has a chat button that waits for scripts where there is no other way to chat', async () => {
    const { html } = await pageOf({}, { carPage: { chatCommand: 'Chat.open' }, tracking: chatScript })

    expect(html).toMatch(/<li class="next-steps__chat"><button type="button" [^>]*data-chat="">Chat</)
  })

  test.each<[string, Partial<StoredCar>]>([
    ['is reserved', { reserved: true }],
    ['is not here yet', { status: 'coming_soon' }],
    ['costs no more than $200', { priceCents: 200_00 }],
  ])('offers no reservation when the vehicle %s', async (_why, car) => {
    const { text } = await pageOf(car, { reservations: { enabled: true } })

    expect(text).not.toContain('Reserve Now')
    expect(text).not.toContain('Secure Online Payments')
    expect(text).toContain('Enquire Now')
  })

  test('offers no trade-in and shows no dealer address for a private sale', async () => {
    const { text } = await pageOf({ privateSuburb: 'Nundah', privatePostcode: '4012' })

    expect(text).not.toContain('Trade In Valuation')
    expect(text).toContain('Address Nundah 4012')
  })

  test('is absent for a sold vehicle', async () => {
    const { text } = await pageOf(
      { status: 'sold', soldAt },
      {
        reservations: { enabled: true },
        carPage: {
          chatUrl: 'sms:+61491570156',
          whyBuyFromUs: [{ title: 'Money back', text: 'Within 48 hours.' }],
        },
      },
    )

    for (const words of ['Reserve', 'Trade In Valuation', 'Chat', 'Money back', 'Apply For Finance'])
      expect(text).not.toContain(words)
  })
})

describe('CAR-12 a certified Toyota', () => {
  test('has a badge that explains its certificate', async () => {
    const { html, text } = await pageOf({ certified: true }, { stock: { certifiedBadge: true } })

    expect(html).toContain('alt="Toyota Certified Pre-Owned"')
    expect(text).toContain('90 point inspection')
    expect(text).toContain('1 year roadside assist')
  })

  test.each(['new', 'demo'] as const)('that is %s is not labelled used', async (carType) => {
    const { html, text } = await pageOf({ certified: true, carType }, { stock: { certifiedBadge: true } })

    expect(text).toContain('Toyota Certified What does this mean?')
    expect(text).toContain('90 point inspection')
    expect(html).not.toContain('certified-used.svg')
    expect(text).not.toContain('Pre-Owned')
  })

  test('has no badge where the site turns it off', async () => {
    const { text } = await pageOf({ certified: true })

    expect(text).not.toContain('90 point inspection')
  })
})

test('SRCH-11 a card offers to reserve a reservable vehicle for a deposit', async () => {
  const dealer = await dealership({
    site: { reservations: { enabled: true } },
    stock: [{ slug: 'free' }, { slug: 'held', reserved: true }],
  })

  const { html, text } = await visit(dealer, '/search')

  expect(text).toContain('Reserve This Car $200')
  expect(html).toContain('href="/cars/free/checkout"')
  expect(html).not.toContain('href="/cars/held/checkout"')
})

import { beforeAll, describe, expect, test } from 'vitest'
import type { StoredCar } from '#data/cars/cars.ts'
import { createId } from '#data/create-id.ts'
import { type PriceKind, priceKinds } from '#domain/cars/car.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { structuredData } from '../../support/pages/structured-data.ts'
import { visit } from '../../support/browser/visit.ts'

type Case = [what: string, car: Partial<StoredCar>, reads: string, dollars: number | null]

const soldAt = new Date('2026-03-09T12:00:00+10:00')
const bare = { priceType: null, priceKind: null }
const kindReads: Record<PriceKind, string> = {
  drive_away: '$45,990 Drive Away',
  excluding_government_charges: '$45,990 Excl. Govt. Charges',
  estimated_drive_away: '$45,990 Estimated Drive Away',
  from: 'From $45,990',
}

const usual: Case[] = [
  ['a price', {}, '$45,990 Drive Away', 45_990],
  ['an offer', { offerPriceCents: 43_990_00 }, '$43,990 Drive Away', 43_990],
  ['an offer above the price', { offerPriceCents: 46_990_00 }, '$45,990 Drive Away', 45_990],
  ['an offer of a dollar', { offerPriceCents: 1_00 }, '$45,990 Drive Away', 45_990],
  ['a was-price', { beforePriceCents: 47_990_00 }, 'Was $47,990 $45,990 Drive Away', 45_990],
  ['a was-price equal to the price', { beforePriceCents: 45_990_00 }, '$45,990 Drive Away', 45_990],
  ['a price with cents', { priceCents: 45_990_50 }, '$45,991 Drive Away', 45_991],
  ['a huge price', { priceCents: 9_999_999_00 }, '$9,999,999 Drive Away', 9_999_999],
  [
    'a price type without a kind',
    { priceType: 'Run-out price', priceKind: null },
    '$45,990 Run-out price',
    45_990,
  ],
  ['no price type', bare, '$45,990 Ask what it includes', 45_990],
  ['from', { priceType: 'Starting from', priceKind: 'from' }, 'Starting from $45,990', 45_990],
  [
    'a subscription price on a site without subscriptions',
    { subscriptionPriceCents: 389_00 },
    '$45,990 Drive Away',
    45_990,
  ],
  ['a preorder', { ...bare, preorder: true, priceCents: null }, 'PREORDER', null],
  ['a preorder with a price', { preorder: true }, '$45,990 Drive Away', 45_990],
  ['no price', { ...bare, priceCents: null }, 'Enquire for price.', null],
  ['a placeholder', { priceCents: 10_00 }, 'Enquire for price.', null],
  ['sold', { status: 'sold', soldAt }, '$45,990 Drive Away', 45_990],
  ['sold on offer', { status: 'sold', soldAt, offerPriceCents: 43_990_00 }, '$43,990 Drive Away', 43_990],
  ...priceKinds.map((priceKind): Case => [
    priceKind,
    { priceType: null, priceKind },
    kindReads[priceKind],
    45_990,
  ]),
]

describe('PRC-03 PRC-04 a price is the same amount, with what it includes, everywhere it shows', () => {
  const stocked = usual.map(([, car], index) => ({ id: createId(), ...car, ...named(index) }))
  let dealer: Dealership
  let hits: Hit[]
  let cards: string[]
  beforeAll(async () => {
    dealer = await dealership({ stock: stocked })
    hits = await hitsOf(dealer)
    cards = await cardsOf(dealer)
  })

  test.each(usual.map((one, index) => [...one, index] as const))(
    '%s',
    async (_what, _car, reads, dollars, index) => {
      const { slug, id } = stocked[index] as { slug: string; id: string }
      const page = await visit(dealer, `/cars/${slug}`)
      const [vehicle] = structuredData(page.html)
      const offer = vehicle?.['offers'] as Record<string, unknown>
      const hit = hits.find((one) => one.slug === slug)
      const card = cards.find((one) => one.includes(`No. ${index} `))

      expect(priceOf(page.html)).toBe(reads)
      expect(priceOf(card ?? '')).toBe(reads)
      expect(offer['price'] ?? null).toBe(dollars)
      expect(offer['priceCurrency']).toBe(dollars === null ? undefined : 'AUD')
      expect(hit).toMatchObject({ shown_price: dollars, subscription_price: null })
      expect(hit?.offer_price ?? dollars).toBe(dollars)
      expect(priceShownOf((await recent(dealer, id)).price)).toBe(dollars)
    },
  )
})

test('PRC-01 a subscription shows its weekly price, and never a purchase price', async () => {
  const id = createId()
  const dealer = await dealership({
    site: { prices: { offersSubscriptions: true } },
    stock: [{ id, slug: 'by-the-week', subscriptionPriceCents: 389_00, offerPriceCents: 43_990_00 }],
  })

  const page = await visit(dealer, '/cars/by-the-week')

  expect(priceOf(page.html)).toBe('$389 per week subscription')
  expect((await cardsOf(dealer)).map(priceOf)).toEqual(['$389 per week subscription'])
  expect(structuredData(page.html)[0]?.['offers']).toMatchObject({
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: 389,
      priceCurrency: 'AUD',
      referenceQuantity: { value: 1, unitCode: 'WEE' },
    },
  })
  expect(structuredData(page.html)[0]?.['offers']).not.toHaveProperty('price')
  expect(await hitsOf(dealer)).toMatchObject([{ price: null, offer_price: null, subscription_price: 389 }])
  expect((await recent(dealer, id)).price).toEqual({ kind: 'subscription', amountCents: 389_00 })
})

type Hit = {
  slug: string
  price: number | null
  offer_price: number | null
  subscription_price: number | null
}

/** A name and slug that identify a test vehicle on a page of cards. */
function named(index: number) {
  return { slug: `car-${index}`, badge: `No. ${index} `, series: 'S' }
}

/** The text of the first price on the page or card. */
function priceOf(html: string) {
  const [, price = ''] = /<p class="price[^"]*">(.*?)<\/p>/s.exec(html) ?? []
  return price
    .replaceAll(/<!--.*?-->|<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

async function cardsOf(dealer: Dealership) {
  const pages = await Promise.all([1, 2].map((page) => visit(dealer, `/search?page=${page}`)))
  return pages.flatMap(({ html }) => html.match(/<article class="car-card.*?<\/article>/gs) ?? [])
}

async function hitsOf(dealer: Dealership) {
  const pages = await Promise.all([1, 2].map((page) => visit(dealer, `/api/search?page=${page}`)))
  return pages.flatMap(({ html }) => (JSON.parse(html) as { hits: Hit[] }).hits)
}

async function recent(dealer: Dealership, id: string) {
  const { html } = await visit(dealer, `/api/cars?ids=${id}`)
  const { cards } = JSON.parse(html) as { cards: { price: { amountCents?: number } }[] }
  return cards[0] ?? { price: {} }
}

function priceShownOf({ amountCents }: { amountCents?: number }) {
  return amountCents === undefined ? null : Math.round(amountCents / 100)
}

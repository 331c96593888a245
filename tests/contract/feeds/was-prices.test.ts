import { and, eq, sql } from 'drizzle-orm'
import { createId } from '#data/create-id.ts'
import { siteStores } from '#data/site-stores.ts'
import { carPrices } from '#data/tables/cars.ts'
import type { SiteDocument } from '#sites/site.ts'
import { testDatabase } from '../../support/database/database.ts'
import { describe, expect, test } from 'vitest'
import { feedDealer as anyDealer, type FeedOptions, harbourMapping } from '../../support/feeds/feed-dealer.ts'

const HEADER = 'Stock,Price,Offer,Was,Type'
const mapping = {
  fields: { ...harbourMapping.fields, offerPrice: 'Offer', priceType: 'Type' },
}

describe('PRC-04 a was-price must have been offered', () => {
  test.each([
    ['the previous price', '20000,,,', '18000,,20000,', 20_000_00],
    ['the previous offer', '20000,19000,,', '18000,,19000,', 19_000_00],
    ['the price before an offer', '20000,,,', '20000,18000,20000,', 20_000_00],
    ['a price that was behind an offer from the first day', '20000,19000,,', '18000,,20000,', null],
    ['a price behind an offer that was only a placeholder', '20000,1,,', '18000,,20000,', 20_000_00],
    ['an offer above the price, which did not apply', '19000,20000,,', '18000,,20000,', null],
    ['a price that it never had', '20000,,,', '18000,,20500,', null],
    ['a price that included something else', '20000,,,EGC', '18000,,20000,Drive Away', null],
    ['a price of the same kind', '20000,,,EGC', '18000,,20000,Excl. Govt. Charges', 20_000_00],
  ])('%s', async (_what, before, after, beforePriceCents) => {
    const dealer = await feedDealer()
    await dealer.apply(`${HEADER}\nU1,${before}\n`)
    await letDaysPass(dealer, 14)

    await dealer.apply(`${HEADER}\nU1,${after}\n`, { at: '20260302-0600' })

    expect((await dealer.vehicle('U1')).beforePriceCents).toBe(beforePriceCents)
  })

  test.each([
    ['13 days', {}, 13, null],
    ['14 days', {}, 14, 20_000_00],
    ['as few days as the site’s setting says', { prices: { wasPriceDays: 3 } }, 3, 20_000_00],
    ['fewer days than the setting says', { prices: { wasPriceDays: 30 } }, 29, null],
  ])('for long enough: %s', async (_what, site, days, beforePriceCents) => {
    const dealer = await feedDealer(site)
    await dealer.apply(`${HEADER}\nU1,20000,,,\n`)
    await letDaysPass(dealer, days)

    await dealer.apply(`${HEADER}\nU1,18000,,20000,\n`, { at: '20260302-0600' })

    expect((await dealer.vehicle('U1')).beforePriceCents).toBe(beforePriceCents)
  })

  test('for long enough in total, with another price in between', async () => {
    const dealer = await feedDealer()
    await dealer.apply(`${HEADER}\nU1,20000,,,\n`)
    await letDaysPass(dealer, 10)
    await dealer.apply(`${HEADER}\nU1,19000,,,\n`, { at: '20260302-0600' })
    await letDaysPass(dealer, 30)
    await dealer.apply(`${HEADER}\nU1,20000,,,\n`, { at: '20260303-0600' })
    await letDaysPass(dealer, 3)
    const file = `${HEADER}\nU1,18000,,20000,\n`

    await dealer.apply(file, { at: '20260304-0600' })
    expect((await dealer.vehicle('U1')).beforePriceCents).toBeNull()
    await letDaysPass(dealer, 1, 20_000_00)
    await dealer.apply(`${file}U2,20000,,,\n`, { at: '20260305-0600' })

    expect((await dealer.vehicle('U1')).beforePriceCents).toBe(20_000_00)
  })

  test('for long enough since an earlier import of the same file', async () => {
    const dealer = await feedDealer()
    const file = `${HEADER}\nU1,18000,,20000,\n`
    await dealer.apply(`${HEADER}\nU1,20000,,,\n`)
    await letDaysPass(dealer, 13)
    await dealer.apply(file, { at: '20260302-0600' })
    expect((await dealer.vehicle('U1')).beforePriceCents).toBeNull()
    await letDaysPass(dealer, 1, 20_000_00)

    await dealer.apply(file, { at: '20260303-0600' })

    expect((await dealer.vehicle('U1')).beforePriceCents).toBe(20_000_00)
  })

  test('for this vehicle on this site, not for another', async () => {
    const [ours, theirs] = [await feedDealer(), await feedDealer()]
    await theirs.apply(`${HEADER}\nU1,20000,,,\n`)
    await ours.apply(`${HEADER}\nU1,19000,,,\nU2,20000,,,\n`)
    await letDaysPass(theirs, 20)
    await letDaysPass(ours, 20)

    await ours.apply(`${HEADER}\nU1,18000,,20000,\nU2,20000,,,\n`, { at: '20260302-0600' })

    expect((await ours.vehicle('U1')).beforePriceCents).toBeNull()
  })

  test('and is dropped with the next file when the price changes to another kind', async () => {
    const dealer = await feedDealer()
    await dealer.apply(`${HEADER}\nU1,20000,,,EGC\n`)
    await letDaysPass(dealer, 20)
    await dealer.apply(`${HEADER}\nU1,18000,,20000,EGC\n`, { at: '20260302-0600' })
    await dealer.apply(`${HEADER}\nU1,18000,,20000,Drive Away\n`, { at: '20260303-0600' })

    expect((await dealer.vehicle('U1')).beforePriceCents).toBeNull()
  })

  test('the price history is oldest first, with times', async () => {
    const dealer = await feedDealer()
    await dealer.apply(`${HEADER}\nU1,20000,,,\n`)
    await dealer.apply(`${HEADER}\nU1,20000,19000,,\n`, { at: '20260302-0600' })
    const { id } = await dealer.vehicle('U1')

    const prices = await siteStores(testDatabase().db, dealer.siteId).cars.pricesOf(id)
    expect(prices).toMatchObject([
      { priceCents: 20_000_00, offerPriceCents: null },
      { priceCents: 20_000_00, offerPriceCents: 19_000_00 },
    ])
    expect(Number(prices[1]?.from)).toBeGreaterThanOrEqual(Number(prices[0]?.from))
  })

  test('the price histories of several vehicles come by id, each cut to its latest part', async () => {
    const dealer = await feedDealer()
    await dealer.apply(`${HEADER}\nU1,20000,,,\nU2,30000,,,\n`)
    const { cars } = siteStores(testDatabase().db, dealer.siteId)
    const [one, other] = await cars.findBriefByStockNumber(['U1', 'U2'])
    const more = Array.from({ length: 60 }, (_, index) => ({ priceCents: index + 1, priceKind: null }))
    await testDatabase()
      .db.insert(carPrices)
      .values(more.map((price) => ({ ...price, siteId: dealer.siteId, carId: one?.id ?? '' })))

    const prices = await cars.pricesOfMany([one?.id ?? '', other?.id ?? '', createId(), 'x'])

    expect([...prices.keys()].toSorted()).toEqual([one?.id, other?.id].toSorted())
    expect(prices.get(one?.id ?? '')?.map(({ priceCents }) => priceCents)).toEqual(
      more.slice(-50).map(({ priceCents }) => priceCents),
    )
    expect(prices.get(other?.id ?? '')).toMatchObject([{ priceCents: 30_000_00 }])
  })
})

/** Moves the price history so far into the past. With one price, that price lasts longer. */
async function letDaysPass({ siteId }: { siteId: string }, days: number, priceCents?: number) {
  await testDatabase()
    .db.update(carPrices)
    .set({ from: sql`${carPrices.from} - make_interval(days => ${days})` })
    .where(and(eq(carPrices.siteId, siteId), priceCents ? eq(carPrices.priceCents, priceCents) : undefined))
}

/** A dealer whose feed also has offers, and terms for what its prices include. */
async function feedDealer(site: Partial<SiteDocument> = {}) {
  const dealer = await anyDealer(site)
  const apply = (text: string, options: FeedOptions = {}) => dealer.apply(text, { mapping, ...options })
  return { ...dealer, apply }
}

import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { StoredCar } from '#data/cars/cars.ts'
import { outboxOf } from '#data/outbox.ts'
import { siteStores } from '#data/site-stores.ts'
import { marketPricesOfSite } from '#domain/market-prices/fetching-rules.ts'
import type { MarketPriceAnswer } from '#integrations/market-prices/port.ts'
import { fetchMarketPrices } from '#operations/market-prices/fetch-market-prices.ts'
import { scheduleOfSite } from '#operations/market-prices/schedule-hourly.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { readSite } from '#operations/sites/accept-site.ts'
import { deliverAll, noSenders, startWithNoJobs } from '../../support/delivery/deliveries.ts'
import { feedDealer, harbourMapping } from '../../support/feeds/feed-dealer.ts'
import { estimate, marketPriceService, pricedDealer } from '../../support/samples/priced-dealer.ts'
import { daysPass, marketJobsOf, pricesOf } from '../../support/samples/stored-market-prices.ts'

const { db } = startWithNoJobs()
const more = { outcome: 'not yet', reason: 'more vehicles may be due', waitMs: 1000 }
const hilux = { slug: 'hilux', vin: 'ZZ9AAAAAAAAA00001' }
const mazda = { slug: 'mazda', vin: 'ZZ9AAAAAAAAA00002' }

describe('API-03 the job of a site', () => {
  test('asks about the vehicles that are due, stores what the service says, and ends', async () => {
    const { dealer, asked } = await pricedDealer([hilux, mazda], ({ vin }) =>
      vin === mazda.vin ? { outcome: 'unknown' } : estimate(22_000_00),
    )

    expect(await fetchMarketPrices(dealer)).toEqual(more)
    expect(await fetchMarketPrices(dealer)).toEqual({ outcome: 'unneeded' })

    expect(asked.toSorted()).toEqual([hilux.vin, mazda.vin])
    expect(await pricesOf(dealer, 'hilux')).toEqual({
      stateAverageCents: null,
      averageCents: 22_000_00,
      kind: 'excluding_government_charges',
      estimatedBy: 'autograb',
    })
    expect(await pricesOf(dealer, 'mazda')).toBeNull()
  })

  test.each<[string, Partial<StoredCar>]>([
    ['sold', { status: 'sold', soldAt: new Date('2026-03-09') }],
    ['not shown on the website', { showOnDealerWebsite: false }],
    ['without a VIN', { vin: null }],
    ['with an old chassis number', { vin: 'BJ42-012345' }],
    ['without kilometres', { odometerKm: null }],
    ['without a price', { priceCents: null }],
    ['with a placeholder for a price', { priceCents: 10_00 }],
    ['with a price that can’t be compared', { priceKind: 'drive_away', priceType: 'Drive Away' }],
    ['with a price of an unknown kind', { priceKind: null, priceType: 'Great value' }],
    ['for which the feed has averages', { marketPrices: { stateAverageCents: null, averageCents: 1 } }],
  ])('never asks about a vehicle %s', async (_what, car) => {
    const { dealer, asked } = await pricedDealer([{ ...hilux, ...car }])

    expect(await fetchMarketPrices(dealer)).toEqual({ outcome: 'unneeded' })
    expect(asked).toEqual([])
  })

  test('asks about a price of the site’s own kind', async () => {
    const stock = [{ ...hilux, priceKind: null }]
    const defaultKind = 'excluding_government_charges'
    const { dealer, asked } = await pricedDealer(stock, undefined, { defaultKind })
    await fetchMarketPrices(dealer)
    expect(asked).toEqual([hilux.vin])
  })

  test.each([
    ['has no badge', { marketBadge: false }],
    ['has no service', null],
  ])('asks nothing where the site %s', async (_what, prices) => {
    const { dealer, asked } = await pricedDealer([hilux], undefined, prices ?? {})
    const site = prices ? dealer : { ...dealer, marketPriceProvider: null }
    expect(await fetchMarketPrices(site)).toEqual({ outcome: 'unneeded' })
    expect(asked).toEqual([])
  })

  test('asks again after a week, and after a month where the service knows no price', async () => {
    const { dealer, asked } = await pricedDealer([hilux, mazda], ({ vin }) =>
      vin === mazda.vin ? estimate(90_000_00) : estimate(22_000_00),
    )
    await fetchMarketPrices(dealer)
    expect(await pricesOf(dealer, 'mazda')).toBeNull()
    asked.length = 0

    await daysPass(db, dealer, 6)
    await fetchMarketPrices(dealer)
    expect(asked).toEqual([])
    await daysPass(db, dealer, 1)
    await fetchMarketPrices(dealer)
    expect(asked).toEqual([hilux.vin])
    await daysPass(db, dealer, 23)
    await fetchMarketPrices(dealer)
    expect(asked.slice(1).toSorted()).toEqual([hilux.vin, mazda.vin])
  })

  test('of several processes asks about each vehicle once', async () => {
    const stock = Array.from({ length: 40 }, (_, index) => ({ slug: `c${index}`, vin: vinOf(index) }))
    const { dealer, asked } = await pricedDealer(stock)

    await Promise.all(Array.from({ length: 4 }, () => fetchMarketPrices(dealer)))
    await fetchMarketPrices(dealer)

    expect(asked.toSorted()).toEqual(stock.map(({ vin }) => vin).toSorted())
  })

  test.each<[string, MarketPriceAnswer, object]>([
    ['is limited', { outcome: 'limited', waitMs: 90_000 }, { outcome: 'unneeded' }],
    ['is slow', { outcome: 'failed', problem: 'slow' }, { outcome: 'failed', isFinal: false }],
    ['refuses the key', { outcome: 'failed', problem: 'refused' }, { outcome: 'failed', isFinal: true }],
  ])(
    'stops when the service %s, keeps what it has, and asks about the rest later',
    async (_what, answer, end) => {
      let isWell = false
      const { dealer, asked } = await pricedDealer([hilux, mazda], () =>
        isWell || asked.length === 1 ? estimate(22_000_00) : answer,
      )

      expect(await fetchMarketPrices(dealer)).toMatchObject(end)
      expect(asked).toHaveLength(2)
      isWell = true
      await fetchMarketPrices(dealer)

      expect(asked).toHaveLength(3)
      expect(await pricesOf(dealer, 'hilux')).toMatchObject({ averageCents: 22_000_00 })
      expect(await pricesOf(dealer, 'mazda')).toMatchObject({ averageCents: 22_000_00 })
    },
  )

  test('OPS-07 waits as long as a limited service asks for, and is not late meanwhile', async () => {
    const { dealer } = await pricedDealer([hilux], () => ({ outcome: 'limited', waitMs: 3_600_000 }))
    await scheduleOfSite(dealer)
    await deliverAll([dealer], noSenders)

    expect(await secondsUntilJob(dealer)).toBeCloseTo(3600, -2)
    await scheduleOfSite(dealer)
    expect(await marketJobsOf(db, dealer)).toHaveLength(1)
    const figures = await outboxOf(db).figures(['market-prices'])
    expect(figures).toMatchObject([{ kind: 'market-prices', waiting: 0, oldestWaitingSeconds: 0 }])
  })

  test('leaves a vehicle with an answer that can’t be read for a day, with the price it had', async () => {
    let isGarbled = false
    const { dealer, asked } = await pricedDealer([hilux], () =>
      isGarbled ? { outcome: 'failed', problem: 'garbled' } : estimate(22_000_00),
    )
    await fetchMarketPrices(dealer)
    await daysPass(db, dealer, 7)
    isGarbled = true

    expect(await fetchMarketPrices(dealer)).toMatchObject({ outcome: 'failed', problem: 'garbled' })
    expect(await fetchMarketPrices(dealer)).toEqual({ outcome: 'unneeded' })
    expect(asked).toHaveLength(2)
    expect(await pricesOf(dealer, 'hilux')).toMatchObject({ averageCents: 22_000_00 })
  })

  test('asks no more than the questions of a day, for all processes together', async () => {
    const { dealer, asked } = await pricedDealer([hilux, mazda])
    const { name, max } = marketPricesOfSite
    await db.execute(sql`insert into counted_acts (site_id, act, actor, times, until)
      values (${dealer.siteId}, ${name}, '', array_fill(now() - interval '1 hour', array[${max - 1}::int]), now() + interval '1 day')`)

    expect(await fetchMarketPrices(dealer)).toEqual({ outcome: 'unneeded' })

    expect(asked).toHaveLength(1)
    expect(await secondsUntilJob(dealer)).toBeCloseTo(6 * 60 * 60, -2)
  })

  test('OPS-07 gives way to the other dealers when its time is up', async () => {
    const { dealer, asked } = await pricedDealer([hilux, mazda])
    expect(await fetchMarketPrices(dealer, -1)).toEqual(more)
    expect(asked).toEqual([])
    await fetchMarketPrices(dealer)
    expect(asked).toHaveLength(2)
  })
})

describe('API-03 market prices and the feed', () => {
  const fields = {
    ...harbourMapping.fields,
    'marketPrices.average': 'Market',
    'marketPrices.kind': { constant: 'excluding_government_charges' },
  }
  const mapping = { fields }
  const feed = (price: number, market = '') =>
    `Stock,Price,VIN,Km,Market\nU1,${price},${hilux.vin},41250,${market}\n`

  test('CAR-11 an import without averages keeps the fetched price, and one with averages comes first', async () => {
    const dealer = await feedDealer({
      prices: { ...badge, defaultKind: 'excluding_government_charges' },
    })
    await dealer.apply(feed(20_000), { mapping })
    const { provider } = marketPriceService(() => estimate(22_000_00))
    const read = readSite(dealer.document, [])
    if (read.outcome === 'refused') throw new Error('The site is invalid.')
    const stores = siteStores(db, dealer.siteId)
    await fetchMarketPrices({ site: read.site, ...stores, marketPriceProvider: provider })
    const shown = async () => (await stores.cars.findBriefByStockNumber(['U1']))[0]?.marketPrices

    expect(await shown()).toMatchObject({ averageCents: 22_000_00, estimatedBy: 'autograb' })
    const same = await dealer.apply(feed(20_000), { mapping, force: true })
    expect(same.effect).toMatchObject({ changed: 0, unchanged: 1 })
    await dealer.apply(feed(19_000), { mapping, at: '20260302-0600' })
    expect(await shown()).toMatchObject({ averageCents: 22_000_00, estimatedBy: 'autograb' })
    await dealer.apply(feed(19_000, '21000'), { mapping, at: '20260303-0600' })
    expect(await shown()).toEqual({
      stateAverageCents: null,
      averageCents: 21_000_00,
      kind: 'excluding_government_charges',
    })
    await dealer.apply(feed(19_000), { mapping, at: '20260304-0600' })
    expect(await shown()).toMatchObject({ averageCents: 22_000_00, estimatedBy: 'autograb' })
  })

  test('an import and answers that are stored at the same time lose neither', async () => {
    const dealer = await feedDealer({
      prices: { ...badge, defaultKind: 'excluding_government_charges' },
    })
    await dealer.apply(feed(20_000), { mapping })
    const { marketPrices, cars } = siteStores(db, dealer.siteId)
    const claim = {
      kind: 'excluding_government_charges',
      defaultKind: 'excluding_government_charges',
      max: 1,
      leaseMs: 1,
    } as const
    const [due] = await marketPrices.claim(claim)
    const answer = estimate(22_000_00)
    if (!due || answer.outcome !== 'found') throw new Error('Nothing is due.')

    await Promise.all([
      dealer.apply(feed(18_000), { mapping, at: '20260302-0600' }),
      ...[1, 2, 3].map(() => marketPrices.save([{ carId: due.id, prices: answer.prices, days: 7 }])),
    ])

    const [car] = await cars.findBriefByStockNumber(['U1'])
    expect(car).toMatchObject({ priceCents: 18_000_00, marketPrices: { averageCents: 22_000_00 } })
  })
})

const badge = { marketBadge: true, marketPriceSource: 'autograb' } as const

function vinOf(index: number) {
  return `ZZ9BBBBBBBBB${String(index).padStart(5, '0')}`
}

async function secondsUntilJob(dealer: Dealership) {
  const [job] = await marketJobsOf(db, dealer)
  return job ? (job.nextAttemptAt.getTime() - Date.now()) / 1000 : null
}

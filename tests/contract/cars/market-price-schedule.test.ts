import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { outbox } from '#data/tables/outbox.ts'
import { changes, siteRevisions } from '#data/tables/sites.ts'
import { createSandboxSenders } from '#integrations/sandbox/sandbox-senders.ts'
import { fetchMarketPrices } from '#operations/market-prices/fetch-market-prices.ts'
import { scheduleOfSite } from '#operations/market-prices/schedule-hourly.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import {
  deliverAll,
  dealerWith,
  enquire,
  noSenders,
  roundFor,
  startWithNoJobs,
  statesOf,
} from '../../support/delivery/deliveries.ts'
import { rememberedMessages } from '../../support/delivery/remembered-messages.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { askable, estimate, pricedDealer } from '../../support/samples/priced-dealer.ts'
import { until } from '../../support/server/until.ts'
import { daysPass, marketJobsOf, pricesOf } from '../../support/samples/stored-market-prices.ts'

const { db } = startWithNoJobs()
const hilux = { slug: 'hilux', vin: 'ZZ9AAAAAAAAA00001' }
const mazda = { slug: 'mazda', vin: 'ZZ9AAAAAAAAA00002' }

describe('OPS-04 pages learn of a market price', () => {
  test('once for each batch in which a price changed, and not where none did', async () => {
    let cents = 22_000_00
    const { dealer } = await pricedDealer([hilux, mazda], () => estimate(cents))
    const before = await revisionOf(dealer)

    await fetchMarketPrices(dealer)
    expect(await revisionOf(dealer)).toBe(before + 1)
    expect(await changedSince(dealer, before)).toBe(2)

    await daysPass(db, dealer, 7)
    await fetchMarketPrices(dealer)
    expect(await revisionOf(dealer)).toBe(before + 1)

    await daysPass(db, dealer, 7)
    cents = 23_000_00
    await fetchMarketPrices(dealer)
    expect(await revisionOf(dealer)).toBe(before + 2)

    await dealer.marketPrices.forget({ service: null, maxDays: 30 })
    expect(await revisionOf(dealer)).toBe(before + 3)
    expect(await changedSince(dealer, before + 2)).toBe(2)
  })

  test('not of the wait for an answer, and not of one that says nothing', async () => {
    const { dealer } = await pricedDealer([hilux], () => ({ outcome: 'unknown' }))
    const before = await revisionOf(dealer)
    await fetchMarketPrices(dealer)
    expect(await revisionOf(dealer)).toBe(before)
  })
})

describe('API-03 every hour', () => {
  test('a site gets one job, which the job worker does', async () => {
    const { dealer } = await pricedDealer([hilux])
    await scheduleOfSite(dealer)
    await scheduleOfSite(dealer)
    expect(await marketJobsOf(db, dealer)).toHaveLength(1)

    await deliverAll([dealer], noSenders)

    expect(await pricesOf(dealer, 'hilux')).toMatchObject({ averageCents: 22_000_00 })
    expect(await marketJobsOf(db, dealer)).toMatchObject([
      { attempts: 0, lastError: 'more vehicles may be due' },
    ])
    await db.update(outbox).set({ nextAttemptAt: sql`now()` })
    await deliverAll([dealer], noSenders)
    expect(await marketJobsOf(db, dealer)).toEqual([])
  })

  test('a refused key fails for good, and is tried again a day later', async () => {
    const { dealer } = await pricedDealer([hilux], () => ({ outcome: 'failed', problem: 'refused' }))
    await scheduleOfSite(dealer)
    await deliverAll([dealer], noSenders)
    const reason = 'The service for market prices failed: refused'
    expect(await marketJobsOf(db, dealer)).toMatchObject([{ deadAt: expect.any(Date), lastError: reason }])

    await scheduleOfSite(dealer)
    expect(await marketJobsOf(db, dealer)).toHaveLength(1)
    await db.update(outbox).set({ deadAt: sql`now() - interval '25 hours'` })
    await scheduleOfSite(dealer)
    expect(await marketJobsOf(db, dealer)).toHaveLength(2)
  })

  test('a site without the badge or a service gets no job', async () => {
    const { dealer } = await pricedDealer([hilux], undefined, { marketBadge: false })
    await scheduleOfSite(dealer)
    await scheduleOfSite({ ...dealer, marketPriceProvider: null })
    expect(await marketJobsOf(db, dealer)).toEqual([])
  })

  test('CAR-11 prices of another source, and those older than a month, are deleted', async () => {
    const { dealer } = await pricedDealer([hilux])
    await fetchMarketPrices(dealer)
    await daysPass(db, dealer, 29)
    await scheduleOfSite(dealer)
    expect(await pricesOf(dealer, 'hilux')).not.toBeNull()
    await daysPass(db, dealer, 2)
    await scheduleOfSite(dealer)
    expect(await pricesOf(dealer, 'hilux')).toBeNull()

    await fetchMarketPrices(dealer)
    expect(await pricesOf(dealer, 'hilux')).not.toBeNull()
    const { site } = await dealership({ site: { prices: { ...badge, marketPriceSource: 'redbook' } } })
    await scheduleOfSite({ ...dealer, site, marketPriceProvider: null })
    expect(await pricesOf(dealer, 'hilux')).toBeNull()
  })

  test('OPS-07 slow services hold up two jobs of a process at most, and no lead', async () => {
    const gate = Promise.withResolvers<void>()
    const waiting = await Promise.all(
      Array.from({ length: 4 }, () =>
        pricedDealer([hilux], async () => {
          await gate.promise
          return estimate(22_000_00)
        }),
      ),
    )
    const quick = await dealerWith({ kind: 'email', to: 'sales@harbour.example' })
    for (const { dealer } of waiting) await scheduleOfSite(dealer)
    await enquire(quick)
    const dealers = waiting.map(({ dealer }) => dealer)
    const { email } = createSandboxSenders(rememberedMessages())
    const round = roundFor([...dealers, quick], { ...noSenders, email })

    await round.begin()
    await until(() => waiting.filter(({ asked }) => asked.length > 0).length === 2)
    await round.begin()
    expect(waiting.filter(({ asked }) => asked.length > 0)).toHaveLength(2)
    await until(async () => (await statesOf(quick)).every((state) => state === 'delivered'))
    gate.resolve()
    await round.idle()
    await deliverAll(dealers, noSenders)
    expect(waiting.every(({ asked }) => asked.length === 1)).toBe(true)
  })

  test('API-03 the sandbox is asked where a demo’s site says so', async () => {
    const prices = { ...badge, marketPriceSource: 'sandbox' } as const
    const stock = [{ ...askable, ...hilux }]
    const [demo, other] = [
      await dealership({ site: { prices }, stock }),
      await dealership({ site: { prices: badge }, stock }),
    ]

    await scheduleOfSite(demo)
    await scheduleOfSite(other)
    await deliverAll([demo, other], noSenders)

    expect(await pricesOf(demo, 'hilux')).toMatchObject({ estimatedBy: 'sandbox' })
    expect(await pricesOf(other, 'hilux')).toBeNull()
  })
})

const badge = { marketBadge: true, marketPriceSource: 'autograb' } as const

async function revisionOf({ siteId }: Dealership) {
  const [row] = await db.select().from(siteRevisions).where(eq(siteRevisions.siteId, siteId))
  return row?.revision ?? 0
}

function changedSince({ siteId }: Dealership, revision: number) {
  return db.$count(
    changes,
    and(eq(changes.siteId, siteId), eq(changes.kind, 'car'), sql`${changes.revision} > ${revision}`),
  )
}

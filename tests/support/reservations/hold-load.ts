import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '#data/database.ts'
import type { Difference } from '#domain/payments/reconcile.ts'
import { reconcileSite } from '#operations/payments/reconcile-site.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { letAllSettle, startClock } from './hold-clock.ts'
import { holdFaults, ledgerBalances, ledgerFaults } from './hold-faults.ts'
import { chance, oneOf } from '../chance.ts'
import { type Counts, sendVisitors, type Shop } from './hold-visitors.ts'

type Options = {
  db: Db
  /** The dealer as this process sees them, with stock, on the database that the servers share. */
  dealer: Dealership
  shop: Shop
  /** The ticket of a hold’s page, which the person in a queue gets by message. */
  ticketOf(holdId: string): Promise<string>
  visitors: number
  attempts: number
  /** How often `kill` is called, at equal distances. The next call waits for the one before. */
  kills?: number
  kill(): Promise<void>
  settleMs?: number
  /** The share of all holds whose time is up, every 150 milliseconds. */
  endingShare?: number
}

/** Between two looks at everything. */
const LOOK_MS = 20

export type LoadFigures = {
  counts: Counts
  seconds: number
  /** How often holds were looked at, and the most live holds of a vehicle that were ever seen. */
  looks: number
  mostLive: number
  /** What was ever wrong, and what was wrong in the end. */
  faults: string[]
  differences: Difference[]
  /** Holds and payments by their last state. */
  holds: Counts
  payments: Counts
  /** What the provider has, and where the ledger says that it is. */
  providerCents: number
  ledger: Counts
  /** Jobs and holds that had not come to an end. */
  left: number
}

/** Many visitors reserve a few vehicles through several servers that are killed, while everything is watched. */
export async function loadHolds(options: Options): Promise<LoadFigures> {
  const {
    db,
    dealer,
    shop,
    visitors,
    attempts,
    kills = 1,
    kill,
    settleMs = 120_000,
    endingShare = 0.15,
  } = options
  const { siteId } = dealer
  const start = performance.now()
  const watch = await startWatch(options)
  const clock = startClock(db, dealer, endingShare)
  const killedAt = new Set(
    Array.from({ length: kills }, (_, nth) => Math.ceil(((nth + 1) * attempts) / (kills + 1))),
  )
  let killing = Promise.resolve()
  const counts = await sendVisitors(shop, watch, {
    visitors,
    attempts,
    onAttempt(nth) {
      if (killedAt.has(nth)) killing = killing.then(kill)
    },
  })
  await killing
  await clock.stop()
  const left = await letAllSettle(db, siteId, settleMs)
  await watch.stop()
  const seconds = (performance.now() - start) / 1000
  const later = { ...dealer, now: () => new Date(Date.now() + 60_000) }
  const { differences } = await reconcileSite(1, later, 0)
  return {
    counts,
    seconds,
    looks: watch.looks,
    mostLive: watch.mostLive,
    faults: [...watch.faults, ...(await holdFaults(db, siteId)), ...(await ledgerFaults(db, siteId))],
    differences,
    holds: await byState(db, siteId, 'holds'),
    payments: await byState(db, siteId, 'payments'),
    providerCents: await providerCents(db, siteId),
    ledger: await ledgerBalances(db, siteId),
    left,
  }
}

/** Looks at all holds all the time. Also knows which vehicles look free, and who has been offered one. */
async function startWatch({ db, dealer: { siteId }, ticketOf }: Options) {
  const { rows: cars } = await db.execute<{ slug: string }>(
    sql`select slug from cars where site_id = ${siteId}`,
  )
  const all = cars.map(({ slug }) => slug)
  const told = new Set<string>()
  const offers: string[] = []
  let free = all
  let isStopping = false
  const watch = { looks: 0, mostLive: 0, faults: new Set<string>(), pickCar, pickOffer, stop }
  const running = run()
  return watch

  async function run() {
    while (!isStopping) {
      const { rows } = await db.execute<{
        most: number
      }>(sql`select coalesce(max(live), 0)::int as most from (
        select count(*) as live from holds
        where site_id = ${siteId} and state in ('offered', 'pending', 'held') group by car_id) cars`)
      watch.mostLive = Math.max(watch.mostLive, rows[0]?.most ?? 0)
      for (const fault of await holdFaults(db, siteId)) watch.faults.add(fault)
      watch.looks += 1
      await notice()
      await delay(LOOK_MS)
    }
  }

  async function notice() {
    const found = await db.execute<{ slug: string }>(sql`select slug from cars
      where site_id = ${siteId} and status = 'in_stock' and not on_hold`)
    free = found.rows.map(({ slug }) => slug)
    const offered = await db.execute<{ id: string }>(sql`select id from holds
      where site_id = ${siteId} and state = 'offered'`)
    for (const { id } of offered.rows) {
      if (told.has(id)) continue
      told.add(id)
      offers.push(await ticketOf(id))
    }
  }

  /** Nine of ten visitors look for a free vehicle. They all see the same ones. */
  function pickCar() {
    return oneOf(free.length > 0 && chance(0.9) ? free : all)
  }

  function pickOffer() {
    return offers.shift()
  }

  async function stop() {
    isStopping = true
    await running
  }
}

async function byState(db: Db, siteId: string, table: 'holds' | 'payments'): Promise<Counts> {
  const { rows } = await db.execute<{ state: string; n: number }>(sql`
    select state, count(*)::int as n from ${sql.identifier(table)} where site_id = ${siteId} group by state order by state`)
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]))
}

async function providerCents(db: Db, siteId: string) {
  const { rows } = await db.execute<{ cents: number }>(sql`
    select coalesce(sum(amount_cents - refunded_cents), 0)::int as cents from sandbox_payments
    where site_id = ${siteId} and state = 'paid'`)
  return rows[0]?.cents ?? 0
}

/**
 * Measures how long it takes after a feed run until everything is found that customers wanted to know about, with three
 * servers at it at the same time, and compares every match with the site’s own search of the whole stock.
 *
 *     npm run bench:alerts -- [--vehicles 20000] [--searches 10000] [--changes 2000]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import type { StoredCar } from '#data/cars/cars.ts'
import { openDatabase } from '#data/database.ts'
import { startEmbeddedPostgres } from '#data/embedded-postgres/embedded-postgres.ts'
import { migrate } from '#data/migrate.ts'
import { siteStore } from '#data/sites.ts'
import { geonamesGazetteer } from '#integrations/geocoding/geonames-gazetteer.ts'
import { acceptSite } from '#operations/sites/accept-site.ts'
import { openDealerships } from '#operations/sites/dealerships.ts'
import { embeddedEngine } from '#search/embedded/embedded-engine.ts'
import { silentLog } from '../../tests/support/server/silent-log.ts'
import { numberOptions } from '../number-options.ts'
import { addCustomers, searchKeyOf } from './customers.ts'
import { foundAlone } from './found-alone.ts'
import { inventedStock } from './yard.ts'

const { values } = parseArgs({
  options: {
    vehicles: { type: 'string', default: '20000' },
    searches: { type: 'string', default: '10000' },
    changes: { type: 'string', default: '2000' },
  },
})
const {
  vehicles: vehicleCount,
  searches: searchCount,
  changes: changeCount,
} = numberOptions(values, ['vehicles', 'searches', 'changes'])
const SERVERS = 3
const TARGET_S = 10

const folder = mkdtempSync(join(tmpdir(), 'forecourt-alerts-'))
const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: true, log: () => {} })
await migrate({ url: postgres.url })
const { db, close } = openDatabase({ url: postgres.url })
try {
  const siteId = await addSite()
  const servers = await Promise.all(Array.from({ length: SERVERS }, openServer))
  const dealer = servers[0]?.ofSite(siteId)
  if (!dealer) throw new Error('The site is missing.')

  const stock = inventedStock(vehicleCount)
  const isLater = (index: number) => index < changeCount / 2
  const before = stock
    .map((car, index) => (isLater(index) ? null : stateBefore(car, index)))
    .filter((car) => car !== null)
  await dealer.cars.put(before)
  const searches = await addCustomers(db, dealer, before, searchCount)
  await findEverywhere()
  // As the database does by itself within a minute.
  await db.execute(sql`analyze`)
  // Servers have searched by then.
  for (const server of servers) await server.ofSite(siteId)?.stockVocabulary()

  // One half of the changes are new vehicles, the other half are cheaper, free or back.
  const changed = stock.slice(0, changeCount)
  await dealer.cars.put(changed)
  const ms = await findEverywhere()
  const again = await findEverywhere()

  const isNewlyForSale = (index: number) => isLater(index) || kindOfChange(index) === 'back'
  const added = new Set(changed.filter((_, index) => isNewlyForSale(index)).map(({ id }) => id))
  const alone = await foundAlone(searches, dealer, added)
  const told = await countTold()
  const wrong = await differences(searches, alone.found)
  const seconds = ms / 1000
  console.log(
    `${vehicleCount.toLocaleString('en-AU')} vehicles, ${searchCount.toLocaleString('en-AU')} saved searches of as many customers, ${changeCount.toLocaleString('en-AU')} changed vehicles, ${SERVERS} servers`,
  )
  console.table({
    'seconds until everything is found': {
      ours: seconds.toFixed(2),
      'each search alone': (alone.ms / 1000).toFixed(2),
      target: `below ${TARGET_S}`,
    },
    'matches of saved searches': {
      ours: told.matches,
      'each search alone': alone.found.reduce((sum, count) => sum + count, 0),
      target: 'equal',
    },
    'searches with a match': {
      ours: told.searches,
      'each search alone': alone.found.filter((count) => count > 0).length,
      target: 'equal',
    },
    'finds on watchlists': { ours: told.watchlist, target: '' },
    'customers with something to tell': { ours: told.customers, target: '' },
    'messages waiting': { ours: told.jobs, target: 'one a customer' },
    'finds stored twice': { ours: told.twice, target: 0 },
    'seconds when nothing has changed': { ours: (again / 1000).toFixed(3), target: '' },
  })
  for (const line of wrong.slice(0, 10)) console.log(line)
  const isGood = seconds < TARGET_S && wrong.length === 0 && told.jobs === told.customers && told.twice === 0
  if (!isGood) process.exitCode = 1

  /** All servers at once. Returns when the last is done. */
  async function findEverywhere() {
    const start = performance.now()
    await Promise.all(servers.map((server) => server.findAlerts()))
    return performance.now() - start
  }

  /** Searches for which both found different numbers of vehicles. */
  async function differences(addresses: readonly string[], alone: readonly number[]) {
    const { rows } = await db.execute<{ address: string; key: string; vehicles: number }>(sql`
      select s.address, s.key, coalesce(f.vehicles, 0) as vehicles from saved_searches s
      left join alert_finds f on f.subject_id = s.id`)
    const ours = new Map(rows.map(({ key, vehicles }) => [key, vehicles]))
    return addresses.flatMap((address, index) => {
      const [here, there] = [ours.get(searchKeyOf(address, index)), alone[index]]
      return here === there ? [] : [`${address}: ${here} instead of ${there}`]
    })
  }

  async function countTold() {
    const { rows } = await db.execute<
      Record<'matches' | 'searches' | 'watchlist' | 'customers' | 'jobs' | 'twice', number>
    >(sql`
      select (select coalesce(sum(vehicles), 0)::int from alert_finds where kind = 'new-match') as matches,
        (select count(*)::int from alert_finds where kind = 'new-match') as searches,
        (select count(*)::int from alert_finds where kind <> 'new-match') as watchlist,
        (select count(distinct customer_id)::int from alert_finds) as customers,
        (select count(*)::int from outbox where kind = 'alert-digest') as jobs,
        (select count(*)::int from (select 1 from alert_finds group by customer_id, kind, subject_id having count(*) > 1) t) as twice`)
    const [row] = rows
    if (!row) throw new Error('Nothing was counted.')
    return row
  }
} finally {
  await close()
  await postgres.stop()
  rmSync(folder, { recursive: true, maxRetries: 5 })
}

function kindOfChange(index: number) {
  return (['cheaper', 'free', 'back'] as const)[index % 3]
}

/** A vehicle before the feed run. */
function stateBefore(car: StoredCar, index: number): StoredCar {
  if (index >= changeCount) return car
  if (kindOfChange(index) === 'free') return { ...car, reserved: true }
  if (kindOfChange(index) === 'back') return { ...car, status: 'sold', soldAt: new Date('2026-01-01') }
  return { ...car, priceCents: car.priceCents && car.priceCents + 2_000_00 }
}

async function addSite() {
  const document = {
    slug: 'alerts',
    name: 'The Big Yard',
    email: 'sales@big-yard.example',
    dealerships: [{ id: '1', slug: 'alerts', name: 'The Big Yard' }],
  }
  const accepted = await acceptSite(document, siteStore(db), ['localhost'])
  if (accepted.outcome === 'refused') throw new Error(JSON.stringify(accepted.problems))
  return accepted.record.id
}

/** What each process of a platform has: its own search indexes, on the same database. */
function openServer() {
  return openDealerships({
    db: openDatabase({ url: postgres.url }).db,
    engine: embeddedEngine(),
    gazetteer: geonamesGazetteer(),
    baseDomains: ['localhost'],
    pictures: { versionOf: () => null },
    log: silentLog,
  })
}

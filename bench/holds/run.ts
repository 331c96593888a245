/**
 * Visitors reserve a few vehicles through the pages of three built servers on one PostgreSQL: they pay or don’t, late, twice or
 * with no word of it, change their mind, wait in queues and come back or don’t, while servers are killed. Prints what became
 * of it beside a naive twin that checks first and then inserts. Fails if a vehicle ever had two holders, or a cent is missing.
 *
 *     npm run prove:holds [-- --attempts 10000 --clients 200 --cars 100 --kills 1]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#data/database.ts'
import { startEmbeddedPostgres } from '#data/embedded-postgres/embedded-postgres.ts'
import { migrate } from '#data/migrate.ts'
import { siteStores } from '#data/site-stores.ts'
import { siteStore } from '#data/sites.ts'
import { holdPath } from '#operations/reservations/hold-link.ts'
import { acceptSite } from '#operations/sites/accept-site.ts'
import { loadHolds } from '../../tests/support/reservations/hold-load.ts'
import { openSandboxDealerships } from '../../tests/support/reservations/sandbox-dealerships.ts'
import { sampleCar } from '../../tests/support/samples/sample-car.ts'
import { siteDocument } from '../../tests/support/samples/sample-site.ts'
import { startBuiltServer } from '../../tests/support/server/built-server.ts'
import { numberOptions } from '../number-options.ts'
import { naiveTwin } from './naive-twin.ts'
import { shopByPages } from './shop-by-pages.ts'

const { values } = parseArgs({
  options: {
    attempts: { type: 'string', default: '10000' },
    clients: { type: 'string', default: '200' },
    cars: { type: 'string', default: '100' },
    kills: { type: 'string', default: '1' },
  },
})
const {
  attempts,
  clients: visitors,
  cars,
  kills,
} = numberOptions(values, ['attempts', 'clients', 'cars', 'kills'])
const PROCESSES = 3

const folder = mkdtempSync(join(tmpdir(), 'forecourt-holds-'))
const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: true, log: () => {} })
await migrate({ url: postgres.url })
const databases = Array.from({ length: PROCESSES }, () =>
  openDatabase({ url: postgres.url, connectMs: 60_000 }),
)
const servers: Awaited<ReturnType<typeof startBuiltServer>>[] = []
try {
  const twin = await naiveTwin(databases, { cars, visitors, attempts })
  const { slug, siteId } = await makeSite()
  // The first one loads the demo.
  for (let nth = 0; nth < PROCESSES; nth++) servers.push(await startServer())
  const { db } = openDatabase({ url: postgres.url, connectMs: 60_000 })
  const dealer = (await openSandboxDealerships(db)).ofSite(siteId)
  if (!dealer) throw new Error('The site is missing.')

  const figures = await loadHolds({
    db,
    dealer,
    shop: await shopByPages(slug, () => servers.map(({ port }) => port)),
    ticketOf: async (holdId) => (await holdPath(holdId, dealer.seal)).split('/').at(-1) ?? '',
    visitors,
    attempts,
    endingShare: 0.05,
    kills,
    async kill() {
      await servers.shift()?.kill()
      servers.push(await startServer())
    },
  })

  console.log(
    `${attempts.toLocaleString('en-AU')} attempts by ${visitors} clients at ${cars} vehicles, through the pages of ${PROCESSES} servers, ${kills} kills: ${figures.seconds.toFixed(0)} s`,
  )
  const sorted = Object.entries(figures.counts).toSorted(([a], [b]) => a.localeCompare(b))
  console.table(Object.fromEntries(sorted.map(([what, count]) => [what, { count }])))
  console.table({ holds: figures.holds, payments: figures.payments })
  const inLedger = -(figures.ledger['customers'] ?? 0)
  const sum = Object.values(figures.ledger).reduce((total, cents) => total + cents, 0)
  console.table({
    'holds that began': {
      ours: Object.values(figures.holds).reduce((total, count) => total + count, 0),
      'naive twin': twin.holds,
    },
    'of which while another was live': { ours: '-', 'naive twin': twin.doubled },
    'most live holds of a vehicle at once': { ours: figures.mostLive, 'naive twin': twin.most },
  })
  console.table({
    'looks at all holds': figures.looks,
    'faults seen': figures.faults.length,
    'differences found by reconciling': figures.differences.length,
    'sum of the ledger, cents': sum,
    'at the provider, cents': figures.providerCents,
    'from customers in the ledger, cents': inLedger,
    'holds and jobs that never ended': figures.left,
  })
  for (const fault of figures.faults) console.log(fault)
  for (const { reference, what } of figures.differences) console.log(reference, what)
  const isGood =
    figures.mostLive === 1 &&
    figures.faults.length + figures.differences.length + figures.left + sum === 0 &&
    figures.providerCents === inLedger &&
    twin.doubled > 0
  if (!isGood) process.exitCode = 1
} finally {
  await Promise.all(servers.map((server) => server.stop()))
  await Promise.all(databases.map(({ close }) => close()))
  await postgres.stop()
  rmSync(folder, { recursive: true, maxRetries: 5 })
}

async function makeSite() {
  const document = siteDocument({
    reservations: { enabled: true, takesPayments: true },
    forms: { captcha: 'off' },
    delivery: { acknowledge: false },
  })
  const db = databases[0]?.db
  if (!db) throw new Error('There is no database.')
  const accepted = await acceptSite(document, siteStore(db), ['localhost'])
  if (accepted.outcome === 'refused') throw new Error(JSON.stringify(accepted.problems))
  const stock = Array.from({ length: cars }, (_, nth) =>
    sampleCar({ slug: `car-${nth}`, stockNumber: `U${nth}` }),
  )
  await siteStores(db, accepted.record.id).cars.put(stock)
  return { slug: document.slug, siteId: accepted.record.id }
}

function startServer() {
  return startBuiltServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    DEMO: '1',
    LOG_LEVEL: 'fatal',
    TRUSTED_PROXIES: '127.0.0.1',
    TRUST_FORWARDED_HOST: '1',
  })
}

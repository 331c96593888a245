/**
 * Makes fifty dealers, whose every text has a mark of its own, with a customer who has used everything. Sends each dealer's site
 * the names, ids, links and cookies of two others at every route, reads cached pages of all of them at once, and tries hosts
 * that nobody has. Fails if a response or a row has the mark of another dealer. That the marks can be seen is checked by
 * requests to each dealer's own pages.
 *
 *     npm run prove:tenants [-- --dealers 50 --reads 100000 --only matrix,reads]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#data/database.ts'
import { startEmbeddedPostgres } from '#data/embedded-postgres/embedded-postgres.ts'
import { migrate } from '#data/migrate.ts'
import { openSandboxDealerships } from '../../tests/support/reservations/sandbox-dealerships.ts'
import { startBuiltServer } from '../../tests/support/server/built-server.ts'
import { withoutAddressLimits } from '../../tests/support/server/demo-server.ts'
import { oddHosts } from '../../tests/support/server/odd-hosts.ts'
import { rawRequest, sendRaw } from '../../tests/support/server/raw-request.ts'
import { numberOptions } from '../number-options.ts'
import { asker } from './ask.ts'
import { readInterleaved } from './cached-reads.ts'
import { type Customer, makeCustomer } from './make-customer.ts'
import { type Dealer, makeDealers } from './make-dealers.ts'
import { marksIn } from './marks.ts'
import { askMatrix } from './matrix.ts'
import { misplacedRows } from './misplaced-rows.ts'

const { values } = parseArgs({
  options: {
    dealers: { type: 'string', default: '50' },
    reads: { type: 'string', default: '100000' },
    only: { type: 'string', default: 'matrix,reads' },
  },
})
const { dealers: dealerCount, reads: readCount } = numberOptions(values, ['dealers', 'reads'])
const wanted = new Set(values.only.split(','))
const started = performance.now()
const seconds = () => Math.round((performance.now() - started) / 1000)
const faults: string[] = []

const folder = mkdtempSync(join(tmpdir(), 'forecourt-tenants-'))
const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false, log: () => {} })
await migrate({ url: postgres.url })
const { db, close } = openDatabase({ url: postgres.url })
let server: Awaited<ReturnType<typeof startBuiltServer>> | null = null
try {
  const made = await makeDealers(dealerCount, db)
  const dealerships = await openSandboxDealerships(db)
  const dealers: (Dealer & { customer: Customer })[] = []
  for (const dealer of made.dealers) {
    const own = dealerships.ofSite(dealer.siteId)
    if (!own) throw new Error(`${dealer.slug} is missing.`)
    dealers.push({ ...dealer, customer: await makeCustomer(dealer, own) })
  }
  console.log(
    `${dealers.length} dealers, ${made.marked} marked texts in the settings and content of the first eight: ${seconds()} s`,
  )

  const settings = {
    ...withoutAddressLimits,
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    DEMO: '1',
    LOG_LEVEL: 'fatal',
  }
  server = await startBuiltServer(settings)
  const { ask, close: hangUp } = asker(server.port)
  if (wanted.has('matrix')) {
    const matrix = await askMatrix(dealers, ask)
    faults.push(...matrix.faults)
    console.table(matrix.counts)
    console.table(matrix.statuses)
    console.log(`The matrix: ${seconds()} s, faults: ${matrix.faults.length}`)
  }

  if (wanted.has('reads')) {
    const reads = await readInterleaved(dealers, readCount, ask)
    faults.push(...reads.faults)
    if (reads.counts['from the cache'] === 0) faults.push('No page came from the cache.')
    console.table(reads.counts)
    console.log(`The reads: ${seconds()} s, faults: ${reads.faults.length}`)
  }

  const hosts = await Promise.all(
    hostsNear(dealers).map(async (host) => ({ host, ...(await hostAnswer(host)) })),
  )
  const open = hosts.filter(({ status, marks }) => ![400, 404, 421].includes(status ?? 0) || marks > 0)
  faults.push(...open.map(({ host, status }) => `The host ${JSON.stringify(host)}: ${status}`))
  console.log(`${hosts.length} hosts that nobody has, of which answered with a page: ${open.length}`)

  const rows = await misplacedRows(db, dealers)
  faults.push(...rows.found)
  console.log(
    `${rows.marked} rows with a mark in ${rows.tables} tables, of which another's: ${rows.found.length}; ${seconds()} s in all`,
  )
  for (const fault of faults.slice(0, 30)) console.log(fault)
  if (faults.length > 0) process.exitCode = 1
  hangUp()
} finally {
  await server?.stop()
  await close()
  await postgres.stop()
  rmSync(folder, { recursive: true, maxRetries: 5 })
}

function hostsNear([dealer]: readonly Dealer[]) {
  return oddHosts.map((host) => host.replaceAll('harbour', dealer?.slug ?? ''))
}

async function hostAnswer(host: string) {
  const { status, body } = await sendRaw(
    server?.port ?? 0,
    Buffer.from(rawRequest({ host, target: '/search' })),
  )
  return { status, marks: marksIn(body).size }
}

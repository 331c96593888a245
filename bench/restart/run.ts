/**
 * Restarts three built servers behind nginx one by one, then kills one, while visitors read pages and send enquiries. nginx runs
 * with the example in `deploy/`. Fails if a page or an enquiry fails, or an acknowledged enquiry is not in the database. The
 * yardstick is the same load while nothing happens.
 *
 *     npm run prove:restart [-- --rounds 3 --pooler]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { openDatabase } from '#data/database.ts'
import { startEmbeddedPostgres } from '#data/embedded-postgres/embedded-postgres.ts'
import { freePort, startBuiltServer } from '../../tests/support/server/built-server.ts'
import { withoutAddressLimits } from '../../tests/support/server/demo-server.ts'
import { visitors } from '../outage/visitors.ts'
import { numberOptions } from '../number-options.ts'
import { leadWriters } from './lead-writers.ts'
import { startNginx } from './start-nginx.ts'
import { startPgbouncer } from './start-pgbouncer.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, pooler: { type: 'boolean', default: false } },
})
const { rounds } = numberOptions(values, ['rounds'])
const PROCESSES = 3
const READERS = 8
/** They read pages that are in the cache, as most visitors do, so that many requests are on their way at any moment. */
const READERS_OF_CACHED = 32
const WRITERS = 4
const CALM_MS = 5000
const host = 'copperjack.localhost'
const cached = ['/', '/search', '/service']
const paths = [...cached, ...Array.from({ length: 97 }, (_, nth) => `/search?query=${nth}`)]

const folder = mkdtempSync(join(tmpdir(), 'forecourt-restart-'))
const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: true, log: () => {} })
const pooler = values.pooler ? await startPgbouncer(folder, postgres.url) : null
const ports = await Promise.all(Array.from({ length: PROCESSES }, () => freePort()))
const servers: Awaited<ReturnType<typeof startBuiltServer>>[] = []
const settings = {
  ...withoutAddressLimits,
  DATABASE_URL: pooler?.url ?? postgres.url,
  DATA_DIR: folder,
  DEMO: '1',
  LOG_LEVEL: 'fatal',
}
let nginx: Awaited<ReturnType<typeof startNginx>> | null = null
try {
  // The first one loads the demo.
  for (const port of ports) servers.push(await startBuiltServer(settings, port))
  nginx = await startNginx(folder, ports)
  const { port: proxyPort, errorLog } = nginx
  const underLoad = (event: () => Promise<unknown>) => figuresUnderLoad(proxyPort, event)
  const rows = {
    // Until the pages that visitors share are in the caches, as in a process that has run for a while.
    'just started': await underLoad(() => pause(CALM_MS)),
    'nothing happens': await underLoad(() => pause(CALM_MS)),
    'restarted one by one': await underLoad(async () => {
      for (let round = 0; round < rounds; round++) {
        for (const [nth, port] of ports.entries()) {
          await servers[nth]?.stop()
          servers[nth] = await startBuiltServer(settings, port)
        }
      }
    }),
    'one killed': await underLoad(async () => {
      for (let round = 0; round < rounds; round++) {
        const nth = round % PROCESSES
        await servers[nth]?.kill()
        await pause(1000)
        servers[nth] = await startBuiltServer(settings, ports[nth])
      }
    }),
  }
  console.log(`${PROCESSES} servers behind nginx${pooler ? ' and PgBouncer' : ''}, ${rounds} rounds.`)
  console.table(Object.fromEntries(Object.entries(rows).map(([name, { figures }]) => [name, figures])))
  const faults = Object.values(rows).flatMap(({ faults }) => faults)
  for (const fault of [...new Set(faults)].slice(0, 20)) console.log(fault)
  const log = errorLog()
  console.log(`nginx wrote ${log.length} bytes about errors.`)
  if (faults.length > 0) {
    console.log(log.slice(-2000))
    process.exitCode = 1
  }
} finally {
  await Promise.all(servers.map((server) => server.stop()))
  await nginx?.stop()
  await pooler?.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, maxRetries: 5 })
}

async function figuresUnderLoad(port: number, event: () => Promise<unknown>) {
  const start = performance.now()
  const leaveReading = visitors(READERS, { port, host }, paths)
  const leaveReadingCached = visitors(READERS_OF_CACHED, { port, host }, cached)
  const leaveWriting = leadWriters(WRITERS, { port, host })
  await event()
  const { acknowledged, failed } = await leaveWriting()
  const visits = [...(await leaveReading()), ...(await leaveReadingCached())]
  const seconds = (performance.now() - start) / 1000
  const lost = await missingOf(acknowledged)
  const failedVisits = visits.filter(({ status }) => status !== 200)
  const times = visits.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return {
    figures: {
      'requests a second': Math.round((visits.length + acknowledged.length) / seconds),
      'pages read': visits.length,
      'of which failed': failedVisits.length,
      'p50, ms': Math.round(times[Math.floor(times.length / 2)] ?? 0),
      'p99, ms': Math.round(times[Math.floor(times.length * 0.99)] ?? 0),
      'enquiries acknowledged': acknowledged.length,
      'not acknowledged': failed.length,
      lost: lost.length,
    },
    faults: [
      ...failedVisits.map(({ path, status }) => `${path}: ${status}`),
      ...failed,
      ...lost.map((id) => `The enquiry ${id} is lost.`),
    ],
  }
}

async function missingOf(ids: readonly string[]) {
  const database = openDatabase({ url: postgres.url })
  try {
    const { rows } = await database.db.execute<{ id: string }>(sql`select id from leads`)
    const stored = new Set(rows.map(({ id }) => id))
    return ids.filter((id) => !stored.has(id))
  } finally {
    await database.close()
  }
}

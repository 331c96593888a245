/**
 * Freezes PostgreSQL for ten seconds while visitors open pages of the built server, and measures how long they wait: before,
 * during and after. Fails if a page takes longer than a second, or fails during the outage without saying when to try again.
 * Linux only.
 *
 *     npm run prove:outage [-- --seconds 10 --rounds 3 --visitors 5]
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startDemoServer, withoutAddressLimits } from '../../tests/support/server/demo-server.ts'
import { freezePostgres } from '../../tests/support/freeze-postgres.ts'
import { waitsOf } from '../overload/neighbour.ts'
import { numberOptions } from '../number-options.ts'
import { type Visit, visitors } from './visitors.ts'

/** The limit of OPS-03 while the database is unavailable. */
const MAX_MS = 1000
const host = 'brindlewood.localhost'
const paths = ['/', '/search', '/search?make=Toyota', '/contact', '/search.data', '/api/search']

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    visitors: { type: 'string', default: '5' },
  },
})
const { seconds, rounds, visitors: visitorCount } = numberOptions(options, ['seconds', 'rounds', 'visitors'])

const server = await startDemoServer({ LOG_LEVEL: 'fatal', ...withoutAddressLimits })
const visits: Record<'before' | 'meanwhile' | 'afterwards', Visit[]> = {
  before: [],
  meanwhile: [],
  afterwards: [],
}
const returns: number[] = []

try {
  await visitsFor(3)
  for (let round = 0; round < rounds; round++) {
    visits.before.push(...(await visitsFor(5)))
    const thaw = freezePostgres(server.dataDir)
    try {
      visits.meanwhile.push(...(await visitsFor(seconds)))
    } finally {
      thaw()
    }
    returns.push(await untilBack())
    visits.afterwards.push(...(await visitsFor(5)))
  }
} finally {
  await server.stop()
}

console.log('Response times while the database does not respond, in ms:')
console.table(
  Object.fromEntries(
    Object.entries(visits).map(([when, all]) => [
      when,
      { ...waitsOf(all.map(({ ms }) => ms)), answers: statusesOf(all) },
    ]),
  ),
)
console.log(
  `The server was ready again ${returns.map(Math.round).join(', ')} ms after the database. No page may take more than ${MAX_MS} ms.`,
)
const faults = visits.meanwhile.filter(isFault)
for (const fault of faults.slice(0, 20)) console.log('Fault:', JSON.stringify(fault))
if (faults.length > 0) process.exitCode = 1

async function visitsFor(seconds: number) {
  const callBack = visitors(visitorCount, { port: server.port, host }, paths)
  await pause(seconds * 1000)
  return callBack()
}

/** How long until pages that need the database work again. */
async function untilBack() {
  const start = performance.now()
  const address = `http://127.0.0.1:${server.port}/readyz`
  while (!(await fetch(address)).ok) await pause(20)
  return performance.now() - start
}

function isFault({ status, hasRetryAfter, ms }: Visit) {
  return ms > MAX_MS || !(status === 200 || (status === 503 && hasRetryAfter))
}

function statusesOf(all: readonly Visit[]) {
  const counts = Map.groupBy(all, ({ status }) => String(status))
  return [...counts].map(([status, { length }]) => `${length} × ${status}`).join(', ')
}

/**
 * Hours of ordinary traffic on the built server: pages from the cache and rendered ones, data, the API, pictures, enquiries and
 * changed prices. Fails if a request gets a 5xx or no response, if the server ends (an unhandled rejection ends it), or if its
 * memory or its open files grow after the warm-up. The yardstick is the warm server, its garbage collected.
 *
 *     npm run prove:soak [-- --minutes 120 --rate 100]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '#data/embedded-postgres/embedded-postgres.ts'
import { freePort, startBuiltServer } from '../../tests/support/server/built-server.ts'
import { withoutAddressLimits } from '../../tests/support/server/demo-server.ts'
import { numberOptions } from '../number-options.ts'
import { changePrices } from './change-prices.ts'
import { growth, type Sample, sampleOf } from './samples.ts'
import { steadyTraffic } from './steady-traffic.ts'

const SAMPLES = 24
const MAX_MB_AN_HOUR = 1

const { values: options } = parseArgs({
  options: { minutes: { type: 'string', default: '120' }, rate: { type: 'string', default: '100' } },
})
const { minutes, rate } = numberOptions(options, ['minutes', 'rate'])
const folder = mkdtempSync(join(tmpdir(), 'forecourt-soak-'))
const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false, log: () => {} })
const debuggerPort = await freePort()
const server = await startBuiltServer({
  ...withoutAddressLimits,
  DATABASE_URL: postgres.url,
  DATA_DIR: folder,
  DEMO: '1',
  LOG_LEVEL: 'fatal',
  NODE_OPTIONS: `--inspect=127.0.0.1:${debuggerPort}`,
})
try {
  const samples: Sample[] = []
  const traffic = await steadyTraffic(server.port, rate)
  const prices = changePrices(postgres.url)
  for (let nth = 1; nth <= SAMPLES; nth++) {
    await pause((minutes * 60_000) / SAMPLES)
    const sample = await sampleOf(server.pid, debuggerPort)
    samples.push(sample)
    console.log(
      `${Math.round((nth * minutes) / SAMPLES)} min: ${JSON.stringify({ ...sample, ...traffic.figures() })}`,
    )
  }
  const changed = await prices.stop()
  await traffic.stop()
  const { requests, statuses, failed } = traffic.figures()
  const grown = growth(samples)
  console.log(`${requests} requests in ${minutes} minutes, ${changed} changed prices.`)
  console.table(statuses)
  console.table(grown)
  for (const fault of traffic.failed.slice(0, 20)) console.log(fault)
  if (failed > 0 || grown['heap, MB an hour'] > MAX_MB_AN_HOUR || grown['open files, an hour'] > 1)
    process.exitCode = 1
} finally {
  await server.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, maxRetries: 5 })
}

/**
 * Kills the built server at random moments while visitors send leads, on a real PostgreSQL, and counts the leads. Fails if an
 * acknowledged lead is lost.
 *
 *     npm run prove:leads [-- --kills 100]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '#data/embedded-postgres/embedded-postgres.ts'
import { migrate } from '#data/migrate.ts'
import { startBuiltServer } from '../../tests/support/server/built-server.ts'
import { killUnderLoad } from '../../tests/support/server/kill-under-load.ts'
import { numberOptions } from '../number-options.ts'

const { values: options } = parseArgs({ options: { kills: { type: 'string', default: '100' } } })
const { kills } = numberOptions(options, ['kills'])
const folder = mkdtempSync(join(tmpdir(), 'forecourt-leads-'))
const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: true, log: () => {} })
try {
  await migrate({ url: postgres.url })
  const start = performance.now()
  const figures = await killUnderLoad({
    databaseUrl: postgres.url,
    kills,
    startServer: (settings) =>
      startBuiltServer({ ...settings, LOG_LEVEL: 'fatal', DATA_DIR: folder, DEMO: '0' }),
    onKill: (nth) => process.stderr.write(`\r${nth} of ${kills} kills`),
  })
  process.stderr.write('\n')
  console.table({
    'kill -9 of the server': { count: figures.kills },
    seconds: { count: Math.round((performance.now() - start) / 1000) },
    'acknowledged leads': { count: figures.acknowledged },
    'of which lost': { count: figures.lost },
    'leads at the webhook': { count: figures.leads },
    'deliveries, by id': { count: figures.deliveries },
    'requests to the webhook': { count: figures.requests },
    'of which with a repeated id': { count: figures.repeated },
    'of which answered with 200 before the kill': { count: figures.repeatedAfterAnswer },
  })
  if (figures.lost > 0 || figures.deliveries !== figures.leads) process.exitCode = 1
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, maxRetries: 5 })
}

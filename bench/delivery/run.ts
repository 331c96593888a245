/**
 * Visitors send leads while the dealer's lead system refuses half of all calls for ten minutes, with a status or by cutting the
 * connection, and then works again. Fails if it never accepted an acknowledged lead, got one under two ids, or if any lead has
 * waited for more than five seconds a minute after the system works again. The yardstick is the same load before anything failed.
 *
 *     npm run prove:delivery [-- --minutes 10 --visitors 4]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '#data/database.ts'
import { startEmbeddedPostgres } from '#data/embedded-postgres/embedded-postgres.ts'
import { migrate } from '#data/migrate.ts'
import { outboxOf } from '#data/outbox.ts'
import { leadVisitors } from '../../tests/support/delivery/lead-visitors.ts'
import {
  leadIn,
  receiverSecret,
  startWebhookReceiver,
} from '../../tests/support/delivery/start-webhook-receiver.ts'
import { webhookSite } from '../../tests/support/delivery/webhook-site.ts'
import { chance, oneOf } from '../../tests/support/chance.ts'
import { startBuiltServer } from '../../tests/support/server/built-server.ts'
import { numberOptions } from '../number-options.ts'

/** Each visitor sends a lead about once a second. */
const BETWEEN_MS = 1000
const CALM_SECONDS = 30
const AFTER_SECONDS = 90
const MAX_WAIT_SECONDS = 5
const RECOVERED_BY_SECONDS = 60
const REFUSALS = [500, 503, 429, 'cut'] as const

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, visitors: { type: 'string', default: '4' } },
})
const { minutes, visitors: visitorCount } = numberOptions(values, ['minutes', 'visitors'])
let isFailing = false
/** The deliveries and the leads that the lead system has accepted. */
const accepted = new Map<string, string>()
const receiver = await startWebhookReceiver(({ id, body }) => {
  if (!isFailing || chance(0.5)) {
    accepted.set(id, leadIn(body))
    return 200
  }
  const refusal = oneOf(REFUSALS)
  if (refusal === 'cut') throw new Error('The connection is cut.')
  return refusal
})
const folder = mkdtempSync(join(tmpdir(), 'forecourt-delivery-'))
const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: true, log: () => {} })
await migrate({ url: postgres.url })
const database = openDatabase({ url: postgres.url })
const slug = await webhookSite(database.db, receiver.url)
const server = await startBuiltServer({
  DATABASE_URL: postgres.url,
  DATA_DIR: folder,
  DEMO: '0',
  LOG_LEVEL: 'fatal',
  WEBHOOK_SECRETS: `${receiver.origin}=${receiverSecret}`,
  TRUSTED_PROXIES: '127.0.0.1',
  TRUST_FORWARDED_HOST: '1',
})
try {
  const visitors = leadVisitors(slug, () => server.port, {
    count: visitorCount,
    betweenMs: BETWEEN_MS,
  })
  const calm = await watch(CALM_SECONDS)
  isFailing = true
  const failing = await watch(minutes * 60)
  isFailing = false
  const after = await watch(AFTER_SECONDS)
  await visitors.leave()
  await pause(MAX_WAIT_SECONDS * 1000)

  const recoveredAfter = after.findLastIndex(({ oldest }) => oldest > MAX_WAIT_SECONDS) + 1
  const leads = new Set(accepted.values())
  const missing = visitors.acknowledged.filter((id) => !leads.has(id))
  const { waiting } = await figures()
  console.table({ 'nothing fails': most(calm), 'half fails': most(failing), 'works again': most(after) })
  console.table({
    'acknowledged leads': { count: visitors.acknowledged.length },
    'of which never accepted': { count: missing.length },
    'calls to the lead system': { count: receiver.calls.length },
    'deliveries accepted, by id': { count: accepted.size },
    'leads in them': { count: leads.size },
    'leads that still wait': { count: waiting },
    [`seconds until none had waited for more than ${MAX_WAIT_SECONDS} s`]: { count: recoveredAfter },
  })
  const isGood =
    missing.length + waiting === 0 && accepted.size === leads.size && recoveredAfter <= RECOVERED_BY_SECONDS
  if (!isGood) process.exitCode = 1
} finally {
  await server.stop()
  await database.close()
  await postgres.stop()
  receiver.close()
  rmSync(folder, { recursive: true, maxRetries: 5 })
}

/** Once a second: how many leads wait, and the oldest of them for how long. */
async function watch(seconds: number) {
  const seen: { waiting: number; oldest: number }[] = []
  for (let nth = 0; nth < seconds; nth++) {
    await pause(1000)
    seen.push(await figures())
  }
  return seen
}

async function figures() {
  const found = await outboxOf(database.db).figures(['lead-webhook'])
  const { waiting = 0, oldestWaitingSeconds: oldest = 0 } = found[0] ?? {}
  return { waiting, oldest }
}

function most(seen: Awaited<ReturnType<typeof watch>>) {
  return {
    'most waiting': Math.max(...seen.map(({ waiting }) => waiting)),
    'longest wait, s': Math.round(Math.max(...seen.map(({ oldest }) => oldest))),
  }
}

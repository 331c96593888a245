import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Db, openDatabase } from '#data/database.ts'
import { leadVisitors } from '../delivery/lead-visitors.ts'
import { leadIn, receiverSecret, startWebhookReceiver } from '../delivery/start-webhook-receiver.ts'
import { webhookSite } from '../delivery/webhook-site.ts'

export type LeadServer = { port: number; kill(): Promise<void>; stop(): Promise<void> }

type Options = {
  /** A migrated database. */
  databaseUrl: string
  kills: number
  startServer(settings: Record<string, string>): Promise<LeadServer>
  onKill?: (nth: number) => void
}

export type KillFigures = {
  kills: number
  /** Leads that were acknowledged to a visitor. */
  acknowledged: number
  /** Of those, how many are missing from the database or never reached the webhook. */
  lost: number
  /** Requests that reached the webhook. */
  requests: number
  /** Delivery ids and the leads they carry: what a receiver has that takes each id once. */
  deliveries: number
  leads: number
  /** Requests with a repeated id, because the server was killed before it saw the response. */
  repeated: number
  /** Of those, how many were answered with 200 before the kill. The others were cut off before their response. */
  repeatedAfterAnswer: number
}

const VISITORS = 4
const BETWEEN_LEADS_MS = 20
/** The longest time that the lead system takes for a lead. */
const MAX_DELAY_MS = 10
const MAX_LIFE_MS = 1500

/** Visitors send leads while their server is killed repeatedly, at random moments. */
export async function killUnderLoad({
  databaseUrl,
  kills,
  startServer,
  onKill = () => {},
}: Options): Promise<KillFigures> {
  const receiver = await startWebhookReceiver(async () => {
    await delay(Math.random() * MAX_DELAY_MS)
    return 200
  })
  const database = openDatabase({ url: databaseUrl })
  const slug = await webhookSite(database.db, receiver.url)
  const settings = {
    DATABASE_URL: databaseUrl,
    WEBHOOK_SECRETS: `${receiver.origin}=${receiverSecret}`,
    TRUSTED_PROXIES: '127.0.0.1',
    TRUST_FORWARDED_HOST: '1',
  }
  const killedAt: number[] = []
  let server = await startServer(settings)
  const visitors = leadVisitors(slug, () => server.port, { count: VISITORS, betweenMs: BETWEEN_LEADS_MS })
  try {
    for (let nth = 1; nth <= kills; nth++) {
      await delay(Math.random() * MAX_LIFE_MS)
      killedAt.push(performance.now())
      await server.kill()
      onKill(nth)
      server = await startServer(settings)
    }
    await visitors.leave()
    await allDelivered(database.db)
    const stored = await database.db.execute<{ id: string }>(sql`select id from leads`)
    return figures(killedAt, visitors.acknowledged, stored.rows, receiver.calls)
  } finally {
    await visitors.leave()
    await server.stop()
    await database.close()
    receiver.close()
  }
}

/** Jobs of a killed process return when their lease expires. */
async function allDelivered(db: Db) {
  for (;;) {
    const { rows } = await db.execute(sql`select from outbox where delivered_at is null limit 1`)
    if (rows.length === 0) return
    await delay(200)
  }
}

function figures(
  killedAt: number[],
  acknowledged: string[],
  stored: { id: string }[],
  calls: { id: string; body: string; askedAt: number; answeredAt: number }[],
): KillFigures {
  const told = new Map(calls.map(({ id, body }) => [id, leadIn(body)]))
  const [inDatabase, atReceiver] = [new Set(stored.map(({ id }) => id)), new Set(told.values())]
  const wasCutOff = (call: (typeof calls)[number]) =>
    killedAt.some((at) => call.askedAt <= at && at <= call.answeredAt)
  return {
    kills: killedAt.length,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((id) => !inDatabase.has(id) || !atReceiver.has(id)).length,
    requests: calls.length,
    deliveries: told.size,
    leads: atReceiver.size,
    repeated: calls.length - told.size,
    repeatedAfterAnswer: calls.filter(({ id }, nth) =>
      calls.slice(0, nth).some((earlier) => earlier.id === id && !wasCutOff(earlier)),
    ).length,
  }
}

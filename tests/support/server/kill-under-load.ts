import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openDatabase } from '#data/database.ts'
import { siteStore } from '#data/sites.ts'
import { acceptSite } from '#operations/sites/accept-site.ts'
import { sampleEnquiry } from '../samples/sample-enquiry.ts'
import { siteDocument } from '../samples/sample-site.ts'
import { receiverSecret, startWebhookReceiver } from '../delivery/start-webhook-receiver.ts'

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
const SEND_AGAIN_MS = 50
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
  const slug = await makeSite(database.db, receiver.url)
  const settings = {
    DATABASE_URL: databaseUrl,
    WEBHOOK_SECRETS: `${receiver.origin}=${receiverSecret}`,
    TRUSTED_PROXIES: '127.0.0.1',
    TRUST_FORWARDED_HOST: '1',
  }
  const killedAt: number[] = []
  let server = await startServer(settings)
  const visitors = startVisitors(slug, () => server.port)
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

type Db = ReturnType<typeof openDatabase>['db']

async function makeSite(db: Db, webhook: string) {
  const delivery = { destinations: [{ kind: 'webhook' as const, to: webhook }], acknowledge: false }
  const document = siteDocument({ delivery })
  const accepted = await acceptSite(document, siteStore(db), [])
  if (accepted.outcome === 'refused') throw new Error(JSON.stringify(accepted.problems))
  return document.slug
}

/** Visitors who send their form again, unchanged, until it is acknowledged. */
function startVisitors(slug: string, port: () => number) {
  const acknowledged: string[] = []
  const leaving = new AbortController()
  const all = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor))
  return {
    acknowledged,
    async leave() {
      leaving.abort()
      await Promise.all(all)
    },
  }

  async function visit(visitor: number) {
    for (let nth = 1; !leaving.signal.aborted; nth++) {
      const lead = { ...sampleEnquiry, message: `Visitor ${visitor}, question ${nth}` }
      const id = await sendUntilTold(lead, `10.${visitor}.${nth >> 8}.${nth & 255}`)
      acknowledged.push(id)
      await delay(BETWEEN_LEADS_MS)
    }
  }

  async function sendUntilTold(lead: object, from: string): Promise<string> {
    for (;;) {
      const id = await send(lead, from).catch(() => null)
      if (id !== null) return id
      await delay(SEND_AGAIN_MS)
    }
  }

  async function send(lead: object, from: string) {
    const answer = await fetch(`http://127.0.0.1:${port()}/api/leads`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from,
        'x-forwarded-host': `${slug}.localhost`,
        origin: `http://${slug}.localhost`,
      },
      body: JSON.stringify(lead),
    })
    if (answer.status !== 201) return null
    return ((await answer.json()) as { lead_id: string }).lead_id
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

function leadIn(body: string) {
  return (JSON.parse(body) as { data: { lead_id: string } }).data.lead_id
}

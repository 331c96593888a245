import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { outboxOf } from '#data/outbox.ts'
import { oldRecords } from '#data/retention/old-records.ts'
import { prunedKinds } from '#data/retention/pruned-kinds.ts'
import { events } from '#data/tables/leads.ts'
import { outbox } from '#data/tables/outbox.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import type { Log } from '#operations/log.ts'
import { pruneOldRecords } from '#operations/retention/prune-old-records.ts'
import { testDatabase } from '../../support/database/database.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { deliverAll, enquire, noSenders } from '../../support/delivery/deliveries.ts'
import { jobsOf, leadsOf } from '../../support/delivery/stored-leads.ts'
import { sampleLead } from '../../support/samples/sample-lead.ts'
import { silentLog } from '../../support/server/silent-log.ts'

const { db, pool } = testDatabase()
const link = `https://harbour.example/appointments/${'S3cret'.padEnd(43, '-')}`

const none = Object.fromEntries(prunedKinds.map((kind) => [kind, 0]))

beforeEach(async () => {
  await db.delete(outbox)
})

describe('LEAD-10 the secret of an appointment’s link', () => {
  test('is in no delivered row', async () => {
    const { dealer } = await withAcknowledgement()

    await deliverAll([dealer], sendsAll)

    const [job] = await jobsOf(dealer)
    expect(job?.deliveredAt).not.toBeNull()
    expect(job?.payload).toEqual({ to: null })
    const { rows } = await db.execute(sql`select 1 from outbox where outbox::text like '%S3cret%'`)
    expect(rows).toEqual([])
  })

  test('stays with a given-up delivery, so that it can be sent again, until that is old', async () => {
    const { dealer, lead } = await withAcknowledgement()
    await deliverAll([dealer], { ...sendsAll, email: () => Promise.resolve(failed) })
    expect(await jobsOf(dealer)).toMatchObject([{ payload: { link } }])

    await age(91)
    await prune(dealer)

    expect(await jobsOf(dealer)).toMatchObject([{ payload: { to: null } }])
    expect((await jobsOf(dealer))[0]?.payload).not.toHaveProperty('link')
    expect(await dealer.deliveries.dead()).toMatchObject([{ aboutId: lead.id }])
  })
})

describe('LEAD-08 OPS-03 records are kept for as long as the dealer’s settings say', () => {
  test('delivered emails, events and partial leads go after 90 days; leads and undelivered jobs stay', async () => {
    const dealer = await dealership()
    await enquire(dealer)
    await deliverAll([dealer], sendsAll)
    const { lead: waiting } = await enquire(dealer)
    await dealer.events.record({ name: 'search', details: {} })
    await begin(dealer, 'old')
    await age(91)
    await begin(dealer, 'new')
    await dealer.events.record({ name: 'search', details: {} })

    const pruned = await prune(dealer)

    expect(pruned).toEqual({ ...none, deliveries: 2, events: 3, 'partial-leads': 1 })
    const kept = (await jobsOf(dealer)).filter(({ key }) => key === waiting.id)
    expect(kept).toHaveLength(2)
    expect(await jobsOf(dealer)).toHaveLength(3)
    expect(await eventsOf(dealer)).toHaveLength(1)
    expect((await leadsOf(dealer)).map(({ formCompleted, startKey }) => [formCompleted, startKey])).toEqual(
      expect.arrayContaining([
        [true, null],
        [true, null],
        [false, 'new'],
      ]),
    )
    expect(await leadsOf(dealer)).toHaveLength(3)
  })

  test('the list of leads still says how often each was delivered', async () => {
    const dealer = await dealership()
    const { lead } = await enquire(dealer)
    await deliverAll([dealer], sendsAll)
    const before = await dealer.deliveries.leads({ limit: 1 })
    await age(91)
    await prune(dealer)

    expect(await jobsOf(dealer)).toEqual([])
    expect(await dealer.deliveries.leads({ limit: 1 })).toMatchObject([
      { id: lead.id, waiting: 0, delivered: 2, dead: 0 },
    ])
    expect(before).toMatchObject([{ delivered: 2 }])
  })

  test('each dealer’s own setting counts, for that dealer’s records only', async () => {
    const short = await dealership({ site: { privacy: { keepDays: 30 } } })
    const longer = await dealership()
    for (const dealer of [short, longer]) await dealer.events.record({ name: 'search', details: {} })
    await age(31)

    await prune(short, { also: [longer] })

    expect(await eventsOf(short)).toEqual([])
    expect(await eventsOf(longer)).toHaveLength(1)
  })

  test('many records are deleted in batches, each in its own transaction', async () => {
    const dealer = await dealership()
    await db.execute(sql`
      insert into events (site_id, name, details, at)
      select ${dealer.siteId}, 'search', '{}', now() - interval '100 days' from generate_series(1, 2500)`)
    const lines: object[] = []

    const pruned = await prune(dealer, { log: { ...silentLog, info: (facts) => void lines.push(facts) } })

    expect(pruned.events).toBe(2500)
    expect(await eventsOf(dealer)).toEqual([])
    expect(lines).toEqual([{ ...none, events: 2500 }])
  })

  test('one process prunes, and others skip it meanwhile', async () => {
    const dealer = await dealership()
    await dealer.events.record({ name: 'search', details: {} })
    await age(91)
    const other = await pool.connect()
    await other.query('begin')
    await other.query(`select pg_advisory_xact_lock(hashtextextended('forecourt prune', 0))`)

    expect((await prune(dealer)).events).toBe(0)
    await other.query('commit')
    other.release()

    expect((await prune(dealer)).events).toBe(1)
  })

  test('a delivery under way neither blocks pruning nor is blocked', async () => {
    const dealer = await dealership()
    await enquire(dealer)
    const box = outboxOf(db)
    const job = await box.claim({ kinds: ['lead-email'], busy: [], leaseMs: 60_000 })
    await age(91)

    await Promise.all([prune(dealer), job && box.delivered(job)])

    expect(await jobsOf(dealer)).toHaveLength(2)
  })

  test('finds old records with an index', async () => {
    await db.execute(sql`set enable_seqscan = off`)
    for (const [table, moment, condition] of [
      ['outbox', 'delivered_at', 'delivered_at is not null'],
      ['outbox', 'dead_at', 'dead_at is not null'],
      ['leads', 'updated_at', 'not form_completed'],
      ['events', 'at', 'true'],
    ]) {
      const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
        sql.raw(
          `explain select id from ${table} where site_id = gen_random_uuid() and ${condition} and ${moment} < now() order by ${moment} limit 1`,
        ),
      )
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
        new RegExp(`Index.*${moment}|${table}_(?:old|site_id_at)`),
      )
    }
  })
})

const failed = { outcome: 'failed', problem: 'smtp 550', reason: 'no such mailbox', isFinal: true } as const
const sendsAll = { ...noSenders, email: () => Promise.resolve({ outcome: 'sent', answer: '250' } as const) }

async function withAcknowledgement() {
  const dealer = await dealership()
  const { lead } = await dealer.leads.create(sampleLead(), {
    event: { name: 'enquiry', details: {} },
    jobs: [{ kind: 'lead-acknowledgement', payload: { to: null, link } }],
  })
  return { dealer, lead }
}

function begin(dealer: Dealership, key: string) {
  const lead = sampleLead({ formCompleted: false })
  return dealer.leads.storePartialLead({ key, written: {} }, lead, [
    { kind: 'lead-email', payload: { to: null } },
  ])
}

type Options = { also?: Dealership[]; log?: Log }

/** Makes all records this many days older. */
async function age(days: number) {
  const back = sql`${days} * interval '1 day'`
  await db.execute(
    sql`update outbox set delivered_at = delivered_at - ${back}, dead_at = dead_at - ${back}, created_at = created_at - ${back}`,
  )
  await db.execute(sql`update events set at = at - ${back}`)
  await db.execute(sql`update leads set updated_at = updated_at - ${back}, created_at = created_at - ${back}`)
}

async function prune(dealer: Dealership, { also = [], log = silentLog }: Options = {}) {
  const dealers = [dealer, ...also]
  const sites = dealers.map(({ siteId, site }) => ({ id: siteId, site }))
  const counted: Record<string, number> = { ...none }
  await pruneOldRecords({
    records: oldRecords(db),
    sites,
    now: new Date(),
    onPruned: (kind, count) => void (counted[kind] = (counted[kind] ?? 0) + count),
    log,
  })
  return counted
}

function eventsOf({ siteId }: Dealership) {
  return db.select().from(events).where(eq(events.siteId, siteId))
}

import { sql } from 'drizzle-orm'
import type { AlertChannel, AlertFrequency } from '#domain/alerts/alert-kinds.ts'
import type { Db } from '../database.ts'
import { inBatches } from './in-batches.ts'
import { addJobForEach, type NewJob } from '../add-jobs.ts'

/** A customer for whom something was found, and what decides when they are told. */
export type AlertReceiver = {
  customerId: string
  channel: AlertChannel
  state: string | null
  frequency: AlertFrequency
  lastSentAt: Date | null
}

export type AlertJob = NewJob & { dueAt: Date }

type Pair = Pick<AlertReceiver, 'customerId' | 'channel'>

/**
 * Adds a job for each customer and channel, unless one waits already. A job that has started counts as none, because it
 * has taken what it tells.
 */
export async function addAlertJobs(
  tx: Db,
  siteId: string,
  found: readonly Pair[],
  jobFor: (receiver: AlertReceiver) => AlertJob,
): Promise<void> {
  const pairs = [...new Map(found.map((receiver) => [keyOf(receiver), receiver])).values()]
  for (const some of inBatches(pairs)) {
    const waiting = await lockWaiting(tx, siteId, some)
    const receivers = await receiversOf(tx, siteId, some)
    const jobs = receivers.map((receiver) => ({ receiver, key: receiver.customerId, job: jobFor(receiver) }))
    const isWaiting = ({ receiver }: KeyedJob) => waiting.has(keyOf(receiver))
    await bringForward(tx, siteId, jobs.filter(isWaiting))
    await addJobForEach(
      tx,
      siteId,
      jobs.filter((job) => !isWaiting(job)),
    )
  }
}

function keyOf({ customerId, channel }: Pair) {
  return `${customerId} ${channel}`
}

const waitingJob = sql`o.delivered_at is null and o.dead_at is null and o.attempts = 0`

/**
 * Locks the waiting jobs of these customers and returns whose they are. Until the finds are stored no worker starts one, which
 * would take what was there before and leave the new finds without a job.
 */
async function lockWaiting(tx: Db, siteId: string, pairs: readonly Pair[]) {
  const { rows } = await tx.execute<Pair>(sql`
    select o.key as "customerId", o.payload ->> 'alerts' as channel from outbox o
    where o.site_id = ${siteId} and o.key = any(${sql.param(pairs.map(({ customerId }) => customerId))}::text[])
      and o.payload ? 'alerts' and ${waitingJob}
    order by o.id for update`)
  return new Set(rows.map(keyOf))
}

async function receiversOf(tx: Db, siteId: string, pairs: readonly Pair[]): Promise<AlertReceiver[]> {
  const { rows } = await tx.execute<Omit<AlertReceiver, 'lastSentAt'> & { lastSentAt: string | null }>(sql`
    select p.customer_id as "customerId", p.channel, customers.state,
      case when exists (select 1 from alert_choices c where c.site_id = ${siteId}
        and c.customer_id = p.customer_id and c.channel = p.channel and c.withdrawn_at is null
        and c.frequency = 'at-once') then 'at-once' else 'daily' end as frequency,
      (select max(sent_at) from alert_finds f where f.site_id = ${siteId}
        and f.customer_id = p.customer_id and f.channel = p.channel) as "lastSentAt"
    from unnest(${sql.param(pairs.map(({ customerId }) => customerId))}::uuid[],
      ${sql.param(pairs.map(({ channel }) => channel))}::text[]) p (customer_id, channel)
    join customers on customers.site_id = ${siteId} and customers.id = p.customer_id`)
  return rows.map((row) => ({
    ...row,
    lastSentAt: row.lastSentAt === null ? null : new Date(row.lastSentAt),
  }))
}

type KeyedJob = { key: string; job: AlertJob; receiver: AlertReceiver }

/** A job that waits for tomorrow starts sooner when the customer now wants to know at once. */
async function bringForward(tx: Db, siteId: string, jobs: readonly KeyedJob[]) {
  if (jobs.length === 0) return
  await tx.execute(sql`
    update outbox o set next_attempt_at = least(o.next_attempt_at, j.due_at)
    from unnest(${sql.param(jobs.map(({ key }) => key))}::text[],
      ${sql.param(jobs.map(({ receiver }) => receiver.channel))}::text[],
      ${sql.param(jobs.map(({ job }) => job.dueAt.toISOString()))}::timestamptz[]) j (key, channel, due_at)
    where o.site_id = ${siteId} and o.key = j.key and o.payload ->> 'alerts' = j.channel and ${waitingJob}
      and o.next_attempt_at > j.due_at`)
}

import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { createId } from './create-id.ts'
import { leads, outbox } from './tables/leads.ts'

/** The ways in which a lead is told, and what becomes of its appointment. */
export const jobKinds = [
  'lead-email',
  'lead-adf',
  'lead-webhook',
  'lead-sms',
  'lead-acknowledgement',
  'appointment-changed',
  'appointment-cancelled',
  'appointment-acknowledgement',
] as const
export type JobKind = (typeof jobKinds)[number]

export type NewJob = {
  kind: JobKind
  /** Where to; `null` when it follows from the lead or the site. */
  to: string | null
  /** Not before this moment. */
  dueAt?: Date
  /** Whether it is only to be told while the form has not been finished. */
  onlyUnfinished?: boolean
  /** The secret link to an appointment, for its customer alone. */
  link?: string
}

/** A job that is ours for a while. */
export type Job = {
  siteId: string
  id: string
  kind: JobKind
  /** The lead; or the appointment, when it tells what became of one. */
  aboutId: string
  to: string | null
  onlyUnfinished: boolean
  link: string | null
  /** This one included. */
  attempts: number
}

/** What has become of the jobs of a kind. One that is not due yet, such as a form that may still be finished, is not late. */
export type OutboxFigures = {
  kind: JobKind
  waiting: number
  dead: number
  oldestWaitingSeconds: number
}

/**
 * What must still be told to somebody else, across all sites. Any number of processes may take jobs from it at once: each
 * job is one process's for the time of a lease, and comes back when that process died. Whoever took longer than the
 * lease has lost the job and can no longer say how it ended.
 */
export type Outbox = {
  /** Takes the job that is due longest, of these kinds; destinations that are busy already are passed over. */
  claim(wish: { kinds: readonly JobKind[]; busy: readonly string[]; leaseMs: number }): Promise<Job | null>
  delivered(job: Job): Promise<void>
  /** `waitMs` is `null` when it is given up: a person has to look. */
  failed(job: Job, failure: { reason: string; waitMs: number | null }): Promise<void>
  /** Waits for something that is nobody's failure; the attempt does not count. */
  postpone(job: Job, why: { reason: string; waitMs: number }): Promise<void>
  /** Forgets a job that there is no need for any more. */
  drop(job: Job): Promise<void>
  /** How many leads came from the same address to the same site within a day before this one. */
  earlierFrom(lead: { siteId: string; id: string; email: string }): Promise<number>
  /** For every kind, also those of which there is nothing. */
  figures(): Promise<OutboxFigures[]>
}

/** Which destination a job counts for, when no more than some are to be sent to one at a time. */
export function destinationOf({ to, siteId }: Pick<Job, 'to' | 'siteId'>): string {
  return to ?? siteId
}

/** Adds the jobs of a lead, in the transaction that stores it. */
export async function addJobs(
  tx: Db,
  { siteId, aboutId, jobs }: { siteId: string; aboutId: string; jobs: readonly NewJob[] },
): Promise<void> {
  if (jobs.length === 0) return
  await tx.insert(outbox).values(
    jobs.map(({ kind, to, dueAt, onlyUnfinished, link }) => ({
      siteId,
      id: createId(),
      kind,
      key: aboutId,
      payload: {
        to,
        ...(dueAt && { dueAt: dueAt.toISOString() }),
        ...(onlyUnfinished && { onlyUnfinished }),
        ...(link !== undefined && { link }),
      },
      ...(dueAt && { nextAttemptAt: dueAt }),
    })),
  )
}

export function outboxOf(db: Db): Outbox {
  const stillOurs = ({ siteId, id, attempts }: Job) =>
    and(
      eq(outbox.siteId, siteId),
      eq(outbox.id, id),
      eq(outbox.attempts, attempts),
      isNull(outbox.deliveredAt),
    )

  return {
    async claim({ kinds, busy, leaseMs }) {
      const { rows } = await db.execute<ClaimedRow>(sql`
        update outbox set attempts = attempts + 1, next_attempt_at = ${fromNow(leaseMs)}
        where (site_id, id) = (
          select site_id, id from outbox
          where delivered_at is null and dead_at is null and next_attempt_at <= now()
            and kind = any(${sql.param(kinds)}::text[])
            and coalesce(payload ->> 'to', site_id::text) <> all(${sql.param(busy)}::text[])
          order by next_attempt_at limit 1 for update skip locked
        )
        returning site_id as "siteId", id, kind, key as "aboutId", payload, attempts`)
      const [row] = rows
      if (!row) return null
      const { payload, ...job } = row
      return {
        ...job,
        to: payload.to ?? null,
        onlyUnfinished: payload.onlyUnfinished ?? false,
        link: payload.link ?? null,
      }
    },

    // A secret link is kept no longer than it takes to send it.
    // Not waiting for the disk makes the moment shorter in which a crash of ours repeats a delivery. Should the database
    // crash before it is written, the delivery is repeated as well, under the same id.
    async delivered(job) {
      await db
        .update(outbox)
        .set({ deliveredAt: sql`now()`, lastError: null, payload: sql`${outbox.payload} - 'link'` })
        .from(sql`(select set_config('synchronous_commit', 'off', true)) as soon`)
        .where(stillOurs(job))
    },

    async failed(job, { reason, waitMs }) {
      const next = waitMs === null ? { deadAt: sql`now()` } : { nextAttemptAt: fromNow(waitMs) }
      await db
        .update(outbox)
        .set({ lastError: reason, ...next })
        .where(stillOurs(job))
    },

    async postpone(job, { reason, waitMs }) {
      await db
        .update(outbox)
        .set({ lastError: reason, nextAttemptAt: fromNow(waitMs), attempts: job.attempts - 1 })
        .where(stillOurs(job))
    },

    async drop(job) {
      await db.delete(outbox).where(stillOurs(job))
    },

    async earlierFrom({ siteId, id, email }) {
      const [row] = await db
        .select({ earlier: sql<number>`count(*)::int` })
        .from(leads)
        .where(
          and(
            eq(leads.siteId, siteId),
            sql`lower(${leads.email}) = lower(${email})`,
            sql`(${leads.createdAt}, ${leads.id}) < (select created_at, id from leads where site_id = ${siteId} and id = ${id})`,
            sql`${leads.createdAt} > now() - interval '1 day'`,
          ),
        )
      return row?.earlier ?? 0
    },

    async figures() {
      const { rows } = await db.execute<OutboxFigures>(sql`
        select
          kind,
          count(*) filter (where dead_at is null)::int as waiting,
          count(*) filter (where dead_at is not null)::int as dead,
          coalesce(extract(epoch from now() - min(since) filter (where dead_at is null)), 0)::float8
            as "oldestWaitingSeconds"
        from (
          select kind, dead_at, coalesce((payload ->> 'dueAt')::timestamptz, created_at) as since
          from outbox where delivered_at is null
        ) jobs
        where since <= now()
        group by kind`)
      return jobKinds.map(
        (kind) =>
          rows.find((row) => row.kind === kind) ?? { kind, waiting: 0, dead: 0, oldestWaitingSeconds: 0 },
      )
    },
  }
}

type ClaimedRow = Omit<Job, 'to' | 'onlyUnfinished'> & {
  payload: { to?: string | null; onlyUnfinished?: boolean; link?: string }
}

/** By the database's clock: processes may disagree about the time. */
function fromNow(ms: number) {
  return sql`now() + ${Math.round(ms)} * interval '1 millisecond'`
}

import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { createId } from './create-id.ts'
import { leads, outbox } from './tables/leads.ts'

/** The kinds of delivery jobs for leads and appointments. */
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
  /** The destination. `null` if it follows from the lead or the site. */
  to: string | null
  /** The earliest moment to send it. */
  dueAt?: Date
  /** Whether to send it only while the form is unfinished. */
  onlyUnfinished?: boolean
  /** The secret link to an appointment, for its customer only. */
  link?: string
}

/** A job that this process has leased. */
export type Job = {
  siteId: string
  id: string
  kind: JobKind
  /** The lead, or the appointment if the job is about one. */
  aboutId: string
  to: string | null
  onlyUnfinished: boolean
  link: string | null
  /** Includes the current attempt. */
  attempts: number
}

/** The counts of a kind of job. A job that is not due yet, such as a form that may still be finished, is not late. */
export type OutboxFigures = {
  kind: JobKind
  waiting: number
  dead: number
  oldestWaitingSeconds: number
}

/**
 * Delivery jobs across all sites. Any number of processes may take jobs at once: a process has a job for the time of a
 * lease, and the job returns if that process dies. A process that takes longer than its lease has lost the job and can no
 * longer record the result.
 */
export type Outbox = {
  /** Takes the job that has been due longest, of these kinds. Skips destinations that are busy. */
  claim(wish: { kinds: readonly JobKind[]; busy: readonly string[]; leaseMs: number }): Promise<Job | null>
  delivered(job: Job): Promise<void>
  /** `waitMs` is `null` to give the job up, so that a person has to look at it. */
  failed(job: Job, failure: { reason: string; waitMs: number | null }): Promise<void>
  /** Postpones a job without counting the attempt, because nothing failed. */
  postpone(job: Job, why: { reason: string; waitMs: number }): Promise<void>
  /** Deletes a job that is no longer needed. */
  drop(job: Job): Promise<void>
  /** How many leads the same address sent to the same site within a day before this one. */
  earlierFrom(lead: { siteId: string; id: string; email: string }): Promise<number>
  /** For every kind, including those without jobs. */
  figures(): Promise<OutboxFigures[]>
}

/** The destination that a job counts towards when the number of simultaneous jobs is limited. */
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

    // A secret link is deleted as soon as it has been sent.
    // Not waiting for the disk shortens the moment in which a crash of ours would repeat a delivery. If the database crashes
    // before the write, the delivery is repeated as well, under the same id.
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

/** Uses the database’s clock, because processes may disagree about the time. */
function fromNow(ms: number) {
  return sql`now() + ${Math.round(ms)} * interval '1 millisecond'`
}

import { type SQL, and, eq, isNull, sql } from 'drizzle-orm'
import { EARLY_ATTEMPTS } from '#domain/jobs/retry-plan.ts'
import type { Db } from './database.ts'
import { outbox } from './tables/outbox.ts'

/** A job that this process has leased. */
export type Job = {
  siteId: string
  id: string
  kind: string
  /** The id of what it is about. */
  key: string
  /** As stored. The kind of job checks it. */
  payload: unknown
  /** What it counts towards when the number of simultaneous jobs is limited. */
  destination: string
  /** Includes the current attempt. */
  attempts: number
}

/**
 * The counts of a kind of job. A job that is not due yet, such as a form that may still be finished, is not late. One that
 * failed is late from when it was first due, whenever its next attempt is.
 */
export type OutboxFigures = {
  kind: string
  waiting: number
  dead: number
  oldestWaitingSeconds: number
}

type Claim = {
  kinds: readonly string[]
  /** Also takes jobs of no kind in `except` that have been due for this long, because no process seems to know them. */
  unknown?: { except: readonly string[]; overdueMs: number }
  /** Destinations to skip. */
  busy: readonly string[]
  leaseMs: number
}

type Failure = { reason: string; waitMs: number | null; dismissedBecause?: string | undefined }

/**
 * Jobs of any kind, across all sites. Any number of processes may take jobs at once: a process has a job for the time of a
 * lease, and the job returns if that process dies. A process that lets its lease expire has lost the job and can no longer
 * record the result.
 */
export type Outbox = {
  /** Takes the job that has been due longest. */
  claim(wish: Claim): Promise<Job | null>
  /** Extends the lease of a job that takes long, unless another process has it by now. */
  renew(job: Job, leaseMs: number): Promise<void>
  delivered(job: Job): Promise<void>
  /** Makes the next job of this kind that failed at the same destination due now, because the destination works again. */
  bringForwardNext(job: Job): Promise<void>
  /** `waitMs` is `null` to give the job up, so that a person has to look at it. */
  failed(job: Job, failure: Failure): Promise<void>
  /**
   * Postpones a job without counting the attempt, because nothing failed. One that waits on purpose is due after the wait, and
   * late from then on. Any other has been due all along.
   */
  postpone(job: Job, why: { reason: string; waitMs: number; isOnPurpose?: boolean }): Promise<void>
  /** Deletes a job that is no longer needed. */
  drop(job: Job): Promise<void>
  /** For each of these kinds, also those without jobs, and for every other kind that has jobs. */
  figures(kinds?: readonly string[]): Promise<OutboxFigures[]>
}

/** Times are stored in whole milliseconds, so a job that is due now may be stored as due half a millisecond from now. */
const ROUNDING = sql`interval '1 millisecond'`

/** What a job is sent to. Where that follows from the site, the site stands for it. */
const DESTINATION = sql`coalesce(payload ->> 'to', site_id::text)`

export function outboxOf(db: Db): Outbox {
  const stillOurs = ({ siteId, id, attempts }: Job) =>
    and(
      eq(outbox.siteId, siteId),
      eq(outbox.id, id),
      eq(outbox.attempts, attempts),
      isNull(outbox.deliveredAt),
    )

  return {
    async claim({ kinds, unknown, busy, leaseMs }) {
      const { rows } = await db.execute<Job>(sql`
        update outbox set attempts = attempts + 1, next_attempt_at = ${fromNow(leaseMs)},
          last_error = null
        where (site_id, id) = (
          select site_id, id from outbox
          where delivered_at is null and dead_at is null and next_attempt_at <= now() + ${ROUNDING}
            and (kind = any(${sql.param(kinds)}::text[])${unknown ? orUnknown(unknown) : sql``})
            and ${DESTINATION} <> all(${sql.param(busy)}::text[])
          order by next_attempt_at limit 1 for update skip locked
        )
        returning site_id as "siteId", id, kind, key, payload, attempts,
          ${DESTINATION} as destination`)
      return rows[0] ?? null
    },

    async renew(job, leaseMs) {
      await db
        .update(outbox)
        .set({ nextAttemptAt: fromNow(leaseMs) })
        .where(stillOurs(job))
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

    // A claim clears the error, so only a job that nobody is working on has one.
    async bringForwardNext({ kind, destination }) {
      await db.execute(sql`
        update outbox set next_attempt_at = now()
        where (site_id, id) = (
          select site_id, id from outbox
          where delivered_at is null and dead_at is null and next_attempt_at > now()
            and last_error is not null and attempts between 1 and ${EARLY_ATTEMPTS}
            and kind = ${kind} and ${DESTINATION} = ${destination}
          order by next_attempt_at limit 1 for update skip locked
        )`)
    },

    async failed(job, { reason, waitMs, dismissedBecause: because }) {
      const next = waitMs === null ? { deadAt: sql`now()` } : { nextAttemptAt: fromNow(waitMs) }
      await db
        .update(outbox)
        .set({ lastError: reason, ...next, ...(because !== undefined && { payload: dismissed(because) }) })
        .where(stillOurs(job))
    },

    async postpone(job, { reason, waitMs, isOnPurpose = false }) {
      const at = fromNow(waitMs)
      const dueThen = { payload: sql`${outbox.payload} || jsonb_build_object('dueAt', ${at})` }
      await db
        .update(outbox)
        .set({
          lastError: reason,
          nextAttemptAt: at,
          // A wait on purpose follows a success, so earlier failures no longer count.
          attempts: isOnPurpose ? 0 : job.attempts - 1,
          ...(isOnPurpose && dueThen),
        })
        .where(stillOurs(job))
    },

    async drop(job) {
      await db.delete(outbox).where(stillOurs(job))
    },

    async figures(kinds = []) {
      const { rows } = await db.execute<OutboxFigures>(sql`
        select
          kind,
          count(*) filter (where dead_at is null)::int as waiting,
          count(*) filter (where dead_at is not null)::int as dead,
          greatest(extract(epoch from now() - min(since) filter (where dead_at is null)), 0)::float8
            as "oldestWaitingSeconds"
        from (
          select kind, dead_at, coalesce((payload ->> 'dueAt')::timestamptz, created_at) as since
          from outbox where delivered_at is null and not (dead_at is not null and payload ? 'dismissed')
        ) jobs
        where since <= now() + ${ROUNDING}
        group by kind`)
      const listed = kinds.map(
        (kind) =>
          rows.find((row) => row.kind === kind) ?? { kind, waiting: 0, dead: 0, oldestWaitingSeconds: 0 },
      )
      return [...listed, ...rows.filter(({ kind }) => !kinds.includes(kind))]
    },
  }
}

/** The payload of a job that failed for good, without need for anyone to look at it. */
export function dismissed(because: string): SQL {
  return sql`${outbox.payload} || jsonb_build_object('dismissed', ${because}::text, 'dismissedAt', now())`
}

function orUnknown({ except, overdueMs }: NonNullable<Claim['unknown']>) {
  return sql` or kind <> all(${sql.param(except)}::text[]) and next_attempt_at <= ${fromNow(-overdueMs)}`
}

/** Uses the database’s clock, because processes may disagree about the time. */
function fromNow(ms: number) {
  return sql`now() + ${Math.round(ms)} * interval '1 millisecond'`
}

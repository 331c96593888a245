import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { created, instant } from './moments.ts'
import { siteId } from './sites.ts'

/** What the outbox itself reads of a payload. The rest belongs to the kind of job, whose schema checks it. */
export type JobPayload = {
  /** The destination. `null` or missing if it follows from the site. Few jobs to one destination run at once. */
  to?: string | null | undefined
  /** The earliest moment to do it, if that is later than the job itself, or to do it again. It is late from then on. */
  dueAt?: string | undefined
  /** A secret link, for its receiver only. It is deleted once sent, and when it is too old to send. */
  link?: string | null | undefined
  /** Why nobody has to look at it any more, although it failed for good. */
  dismissed?: string | undefined
  dismissedAt?: string | undefined
  readonly [field: string]: unknown
}

/** What a demo would have sent. It stands for mailboxes and phones outside, so nothing of ours refers to it. */
export const sandboxMessages = pgTable(
  'sandbox_messages',
  {
    siteId: siteId(),
    id: text().notNull(),
    at: instant().notNull(),
    kind: text({ enum: ['email', 'sms', 'webhook'] }).notNull(),
    to: text().notNull(),
    subject: text(),
    text: text().notNull(),
    html: text(),
    headers: jsonb().$type<Record<string, string>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.id] }), index().on(t.siteId, t.at)],
)

/** Jobs. A row is written in the transaction that it reports on. */
export const outbox = pgTable(
  'outbox',
  {
    siteId: siteId(),
    id: uuid().notNull(),
    kind: text().notNull(),
    /** The id of what it is about, such as a lead. */
    key: text().notNull(),
    payload: jsonb().$type<JobPayload>().notNull(),
    /** Counted when an attempt starts, so that one that never ends counts too. */
    attempts: integer().notNull().default(0),
    /** When the lease of the current attempt expires and another process may take the job. */
    nextAttemptAt: created(),
    lastError: text(),
    deliveredAt: instant(),
    deadAt: instant(),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    index('outbox_due')
      .on(t.nextAttemptAt)
      .where(sql`delivered_at is null and dead_at is null`),
    index().on(t.siteId, t.key),
    index('outbox_old')
      .on(t.siteId, t.deliveredAt)
      .where(sql`delivered_at is not null`),
    index('outbox_dead')
      .on(t.siteId, t.deadAt)
      .where(sql`dead_at is not null`),
  ],
)

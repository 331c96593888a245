import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { created, instant } from './moments.ts'
import { siteId } from './sites.ts'

/** A visitor’s enquiry. Its checked fields are stored as sent, under the specification’s names. */
export const leads = pgTable(
  'leads',
  {
    siteId: siteId(),
    id: uuid().notNull(),
    /** Created with the form, so that the same form sent twice makes one lead. */
    submissionKey: text().notNull(),
    category: text().notNull(),
    subcategory: text(),
    carId: uuid(),
    dealershipId: text(),
    locationId: text(),
    name: text(),
    email: text(),
    phone: text(),
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    suspect: boolean().notNull().default(false),
    formCompleted: boolean().notNull(),
    /** Identifies the visitor who started the form: a hash of the token in their browser. */
    startKey: text(),
    /** What they had typed so far, as the form sent it. */
    written: jsonb().$type<Record<string, string>>(),
    /** How many delivered jobs of this lead have been pruned. */
    deliveriesPruned: integer().notNull().default(0),
    createdAt: created(),
    updatedAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    uniqueIndex().on(t.siteId, t.submissionKey),
    uniqueIndex()
      .on(t.siteId, t.startKey)
      .where(sql`start_key is not null`),
    index().on(t.siteId, t.createdAt),
    index('leads_old')
      .on(t.siteId, t.updatedAt)
      .where(sql`not form_completed`),
  ],
)

type OutboxPayload = {
  /** The destination. `null` if it follows from the lead or the site. */
  to: string | null
  /** The earliest moment to send it, if that is later than the job itself. It is late from then on. */
  dueAt?: string
  /** Whether to send it only while the form is unfinished. */
  onlyUnfinished?: boolean
  /** The secret link to an appointment, for its customer only. */
  link?: string
}

/** Delivery jobs. A row is written in the transaction that it reports on. */
export const outbox = pgTable(
  'outbox',
  {
    siteId: siteId(),
    id: uuid().notNull(),
    kind: text().notNull(),
    /** The id of the lead or appointment that it is about. */
    key: text().notNull(),
    payload: jsonb().$type<OutboxPayload>().notNull(),
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

/** The site's own log of what visitors did, without personal data. */
export const events = pgTable(
  'events',
  {
    siteId: siteId(),
    id: bigserial({ mode: 'number' }).notNull(),
    name: text().notNull(),
    /** The event id of the specification, if it has one. */
    number: integer(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    at: created(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.id] }), index().on(t.siteId, t.at)],
)

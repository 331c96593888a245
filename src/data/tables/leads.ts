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

/** What a visitor asked for. The fields are kept as they were sent, checked, under the specification's names. */
export const leads = pgTable(
  'leads',
  {
    siteId: siteId(),
    id: uuid().notNull(),
    /** Minted with the form, so that the same form sent twice makes one lead. */
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
    /** Tells the visitor who started the form: a hash of what their browser was given. */
    startKey: text(),
    /** What they had written so far, as the form sent it. */
    written: jsonb().$type<Record<string, string>>(),
    /** Delivered jobs of this lead that are no longer kept. */
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
  /** Where to; `null` when it follows from the lead or the site. */
  to: string | null
  /** Not before this moment, where that is later than the job itself; it is late from then on. */
  dueAt?: string
  /** Whether it is only to be told while the form has not been finished. */
  onlyUnfinished?: boolean
  /** The secret link to an appointment, for its customer alone. */
  link?: string
}

/** What must still be told to somebody else. A row is written in the transaction that makes it true. */
export const outbox = pgTable(
  'outbox',
  {
    siteId: siteId(),
    id: uuid().notNull(),
    kind: text().notNull(),
    /** What it is about: the id of a lead, or of an appointment. */
    key: text().notNull(),
    payload: jsonb().$type<OutboxPayload>().notNull(),
    /** Counted when an attempt begins, so that one that never ended counts too. */
    attempts: integer().notNull().default(0),
    /** While an attempt is under way: when the job is given to another process, as its own must be dead. */
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
    /** The specification's event id, where it has one. */
    number: integer(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    at: created(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.id] }), index().on(t.siteId, t.at)],
)

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
import { created } from './moments.ts'
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

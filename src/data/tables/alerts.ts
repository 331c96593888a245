import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AlertChannel, AlertFrequency, AlertKind } from '#domain/alerts/alert-kinds.ts'
import { cars } from './cars.ts'
import { customers } from './customers.ts'
import { created, instant } from './moments.ts'
import { siteId } from './sites.ts'

/** The searches that customers saved in their account. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    siteId: siteId(),
    customerId: uuid().notNull(),
    id: uuid().notNull(),
    /** The search, as `domain/search/stored-search.ts` writes it. */
    address: text().notNull(),
    /** A hash of what it finds, the same for every order and spelling of its filters. */
    key: text().notNull(),
    createdAt: created(),
    /** When the customer last saw its results. */
    seenAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.customerId, t.id] }),
    unique().on(t.siteId, t.customerId, t.key),
    index().on(t.siteId, t.key),
    foreignKey({
      columns: [t.siteId, t.customerId],
      foreignColumns: [customers.siteId, customers.id],
    }).onDelete('cascade'),
  ],
)

/** What customers asked to be told about, and when they agreed and stopped. Rows stay as the record of their consent. */
export const alertChoices = pgTable(
  'alert_choices',
  {
    siteId: siteId(),
    customerId: uuid().notNull(),
    id: uuid().notNull(),
    kind: text().$type<AlertKind>().notNull(),
    channel: text().$type<AlertChannel>().notNull(),
    frequency: text().$type<AlertFrequency>().notNull(),
    /** The version of the wording in `consent_texts`. */
    wording: text().notNull(),
    page: text().notNull(),
    agreedAt: created(),
    withdrawnAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.customerId, t.id] }),
    uniqueIndex('alert_choices_active')
      .on(t.siteId, t.customerId, t.kind, t.channel)
      .where(sql`withdrawn_at is null`),
    foreignKey({
      columns: [t.siteId, t.customerId],
      foreignColumns: [customers.siteId, customers.id],
    }).onDelete('cascade'),
  ],
)

/** What was last seen of each vehicle, to compare it with. */
export const alertVehicles = pgTable(
  'alert_vehicles',
  {
    siteId: siteId(),
    carId: uuid().notNull(),
    isOnSale: boolean().notNull(),
    isReserved: boolean().notNull(),
    priceCents: bigint({ mode: 'number' }),
    priceKind: text(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.carId] }),
    foreignKey({ columns: [t.siteId, t.carId], foreignColumns: [cars.siteId, cars.id] }).onDelete('cascade'),
  ],
)

/** How far the changes of a site have been compared. The row is locked while a process compares. */
export const alertCursors = pgTable('alert_cursors', {
  siteId: siteId().primaryKey(),
  revision: bigint({ mode: 'number' }).notNull(),
})

/** What was found for customers, one row for each message channel, until it is told or no longer true. */
export const alertFinds = pgTable(
  'alert_finds',
  {
    siteId: siteId(),
    customerId: uuid().notNull(),
    channel: text().$type<AlertChannel>().notNull(),
    kind: text().$type<AlertKind>().notNull(),
    /** The vehicle, or the saved search with new matches. */
    subjectId: uuid().notNull(),
    /** The revision of the site at which it was found, so that one occurrence is told once. */
    revision: bigint({ mode: 'number' }).notNull(),
    /** The vehicles to tell about. Of very many, only the first. */
    carIds: uuid().array().notNull(),
    /** How many vehicles there are. */
    vehicles: integer().notNull(),
    /** The price before a drop. */
    priceCents: bigint({ mode: 'number' }),
    priceKind: text(),
    foundAt: created(),
    /** The job that tells the customer. */
    jobId: uuid(),
    sentAt: instant(),
  },
  (t) => [
    primaryKey({
      name: 'alert_finds_pk',
      columns: [t.siteId, t.customerId, t.channel, t.kind, t.subjectId, t.revision],
    }),
    index().on(t.foundAt),
    foreignKey({
      columns: [t.siteId, t.customerId],
      foreignColumns: [customers.siteId, customers.id],
    }).onDelete('cascade'),
  ],
)

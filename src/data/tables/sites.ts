import {
  bigint,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SiteDocument } from '#sites/site.ts'
import { created } from './moments.ts'

/** One row per site. The document is authoritative; other tables repeat parts of it for their foreign keys. */
export const sites = pgTable('sites', {
  id: uuid().primaryKey(),
  slug: text().notNull().unique(),
  version: integer().notNull(),
  document: jsonb().$type<SiteDocument>().notNull(),
  createdAt: created(),
  updatedAt: created(),
})

/** The column that names the site of a row. */
export const siteId = () =>
  uuid()
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' })

/** Every document a site ever had, so that a change can be inspected and reverted. */
export const siteVersions = pgTable(
  'site_versions',
  {
    siteId: siteId(),
    version: integer().notNull(),
    document: jsonb().$type<SiteDocument>().notNull(),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.version] })],
)

/** A domain belongs to at most one site. */
export const siteHosts = pgTable('site_hosts', { host: text().primaryKey(), siteId: siteId() }, (t) => [
  index().on(t.siteId),
])

/** Counts a site’s changes. Each writer locks its row until commit, so revisions follow the order of commits. */
export const siteRevisions = pgTable('site_revisions', {
  siteId: siteId().primaryKey(),
  revision: bigint({ mode: 'number' }).notNull().default(0),
})

/** What changed at which revision. Triggers write it, every process reads it, and it is pruned after a day. */
export const changes = pgTable(
  'changes',
  {
    siteId: siteId(),
    revision: bigint({ mode: 'number' }).notNull(),
    kind: text({ enum: ['site', 'car', 'content'] }).notNull(),
    key: text().notNull(),
    at: created(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.revision, t.kind, t.key] }), index().on(t.at)],
)

export const dealerships = pgTable(
  'dealerships',
  { siteId: siteId(), id: text().notNull(), slug: text().notNull(), name: text().notNull() },
  (t) => [primaryKey({ columns: [t.siteId, t.id] }), unique().on(t.siteId, t.slug)],
)

export const locations = pgTable(
  'locations',
  {
    siteId: siteId(),
    id: text().notNull(),
    dealershipId: text().notNull(),
    name: text().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({
      columns: [t.siteId, t.dealershipId],
      foreignColumns: [dealerships.siteId, dealerships.id],
    }).onDelete('cascade'),
  ],
)

import { foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { created, instant } from './moments.ts'
import { siteId } from './sites.ts'

/** The content documents of sites: pages, posts, offers and so on, by kind and slug. */
export const contentDocuments = pgTable(
  'content_documents',
  { siteId: siteId(), kind: text().notNull(), slug: text().notNull(), createdAt: created() },
  (t) => [primaryKey({ columns: [t.siteId, t.kind, t.slug] })],
)

/** Every version of a content document. A trigger writes into `changes` when something that is or will be live changes. */
export const contentVersions = pgTable(
  'content_versions',
  {
    siteId: siteId(),
    kind: text().notNull(),
    slug: text().notNull(),
    number: integer().notNull(),
    /** `null` takes the document off the site from the version's time on. */
    body: jsonb(),
    savedAt: created(),
    savedBy: text().notNull(),
    /** `null` for a draft. */
    liveFrom: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.kind, t.slug, t.number] }),
    foreignKey({
      columns: [t.siteId, t.kind, t.slug],
      foreignColumns: [contentDocuments.siteId, contentDocuments.kind, contentDocuments.slug],
    }).onDelete('cascade'),
  ],
)

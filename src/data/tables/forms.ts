import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { created, instant } from './moments.ts'
import { siteId } from './sites.ts'

/** What a site signs with. It never leaves the database but into the memory of a process. */
export const siteKeys = pgTable('site_keys', {
  siteId: siteId().primaryKey(),
  key: text().notNull(),
  createdAt: created(),
})

/** Proofs of being a person that have been used, so that each counts for one thing only. */
export const spentProofs = pgTable(
  'spent_proofs',
  {
    siteId: siteId(),
    proof: text().notNull(),
    /** What it was used for. The same form sent twice uses it for the same. */
    usedFor: text().notNull(),
    until: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.proof] }), index().on(t.until)],
)

/** The exact words that visitors of a site were shown and agreed to, each version once. */
export const consentTexts = pgTable(
  'consent_texts',
  { siteId: siteId(), version: text().notNull(), text: text().notNull(), firstSeen: created() },
  (t) => [primaryKey({ columns: [t.siteId, t.version] })],
)

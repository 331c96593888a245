import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { created, instant } from './moments.ts'
import { siteId } from './sites.ts'

/** The signing key of a site. It only ever leaves the database for the memory of a process. */
export const siteKeys = pgTable('site_keys', {
  siteId: siteId().primaryKey(),
  key: text().notNull(),
  createdAt: created(),
})

/** Captcha proofs that have been used, so that each counts for one purpose only. */
export const spentProofs = pgTable(
  'spent_proofs',
  {
    siteId: siteId(),
    proof: text().notNull(),
    /** What it was used for. The same form sent twice has the same purpose. */
    usedFor: text().notNull(),
    until: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.proof] }), index().on(t.until)],
)

/** The exact texts that visitors of a site were shown and agreed to, one row per version. */
export const consentTexts = pgTable(
  'consent_texts',
  { siteId: siteId(), version: text().notNull(), text: text().notNull(), firstSeen: created() },
  (t) => [primaryKey({ columns: [t.siteId, t.version] })],
)

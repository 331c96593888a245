import { eq } from 'drizzle-orm'
import type { Db } from './database.ts'
import { consentTexts } from './tables/forms.ts'

/** Words that visitors agree to, and the short mark by which a record of consent names them. */
type ConsentText = { version: string; text: string }

/** What visitors of one site were ever asked to agree to. */
export type ConsentTextStore = {
  /** Keeps words that are new; those that are known stay as they are, with the day they were first seen. */
  keep(texts: readonly ConsentText[]): Promise<void>
  all(): Promise<(ConsentText & { firstSeen: Date })[]>
}

export function consentTextStore(db: Db, siteId: string): ConsentTextStore {
  return {
    async keep(texts) {
      if (texts.length === 0) return
      await db
        .insert(consentTexts)
        .values(texts.map(({ version, text }) => ({ siteId, version, text })))
        .onConflictDoNothing()
    },
    all: () =>
      db
        .select({
          version: consentTexts.version,
          text: consentTexts.text,
          firstSeen: consentTexts.firstSeen,
        })
        .from(consentTexts)
        .where(eq(consentTexts.siteId, siteId))
        .orderBy(consentTexts.firstSeen),
  }
}

import { eq } from 'drizzle-orm'
import type { Db } from './database.ts'
import { consentTexts } from './tables/forms.ts'

/** A text that visitors agree to, and the short version id that consent records refer to. */
type ConsentText = { version: string; text: string }

/** The texts that visitors of one site were asked to agree to. */
export type ConsentTextStore = {
  /** Stores new texts. Known ones keep the day they were first shown. */
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

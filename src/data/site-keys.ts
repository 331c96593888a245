import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from './database.ts'
import { siteKeys } from './tables/forms.ts'

/** The signing key of one site. */
export type SiteKeyStore = {
  /** Created on first use, and the same for every process from then on. */
  key(): Promise<string>
}

const KEY_BYTES = 32

export function siteKeyStore(db: Db, siteId: string): SiteKeyStore {
  const find = async () => {
    const [found] = await db.select({ key: siteKeys.key }).from(siteKeys).where(eq(siteKeys.siteId, siteId))
    return found?.key
  }
  return {
    async key() {
      const known = await find()
      if (known !== undefined) return known
      const key = randomBytes(KEY_BYTES).toString('base64url')
      await db.insert(siteKeys).values({ siteId, key }).onConflictDoNothing()
      // Another process may have been first, in which case its key is the site’s.
      return (await find()) ?? key
    },
  }
}

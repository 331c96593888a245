import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { signInCodes } from '../tables/customers.ts'

type NewCode = { browserHash: string; phone: string; salt: string; codeHash: string; minutes: number }

/** A code to compare with. Counting the try is part of the statement that hands it out. */
type CodeToTry = { phone: string; salt: string; codeHash: string }

/** The one-time codes of one site. */
export type SignInCodeStore = {
  /** Replaces any earlier code of the same browser. */
  keep(code: NewCode): Promise<void>
  /** The number that this browser's last code was sent to, while the code can be used. */
  phoneOf(browserHash: string): Promise<string | null>
  /** Counts a try and returns the code; `null` when it is used, expired or has been tried too often. */
  try(browserHash: string, maxTries: number): Promise<CodeToTry | null>
  /** Uses up a code. Of several requests at once, one gets `true`. */
  use(browserHash: string): Promise<boolean>
  /** Discards the codes of a browser, such as one that is given another number. */
  discard(browserHash: string): Promise<void>
}

export function signInCodeStore(db: Db, siteId: string): SignInCodeStore {
  const of = (browserHash: string) =>
    and(eq(signInCodes.siteId, siteId), eq(signInCodes.browserHash, browserHash))
  const usable = (browserHash: string) =>
    and(of(browserHash), isNull(signInCodes.usedAt), gt(signInCodes.expiresAt, sql`now()`))

  return {
    async keep({ minutes, ...code }) {
      const fresh = {
        ...code,
        tries: 0,
        usedAt: null,
        createdAt: sql`now()`,
        expiresAt: sql`now() + ${minutes} * interval '1 minute'`,
      }
      await db
        .insert(signInCodes)
        .values({ siteId, ...fresh })
        .onConflictDoUpdate({ target: [signInCodes.siteId, signInCodes.browserHash], set: fresh })
    },
    async phoneOf(browserHash) {
      const [row] = await db.select({ phone: signInCodes.phone }).from(signInCodes).where(usable(browserHash))
      return row?.phone ?? null
    },
    async try(browserHash, maxTries) {
      const [row] = await db
        .update(signInCodes)
        .set({ tries: sql`${signInCodes.tries} + 1` })
        .where(and(usable(browserHash), lt(signInCodes.tries, maxTries)))
        .returning({ phone: signInCodes.phone, salt: signInCodes.salt, codeHash: signInCodes.codeHash })
      return row ?? null
    },
    async use(browserHash) {
      const { rowCount } = await db
        .update(signInCodes)
        .set({ usedAt: sql`now()` })
        .where(usable(browserHash))
      return rowCount === 1
    },
    async discard(browserHash) {
      await db.delete(signInCodes).where(of(browserHash))
    },
  }
}

/** Deletes codes that have expired. */
export async function deleteOldCodes(db: Db): Promise<void> {
  await db.delete(signInCodes).where(lt(signInCodes.expiresAt, sql`now()`))
}

import { and, desc, eq, sql } from 'drizzle-orm'
import { createId } from '../create-id.ts'
import type { Db } from '../database.ts'
import { savedSearches } from '../tables/alerts.ts'

/** A search in a customer's account. `key` is the same for every order and spelling of its filters. */
type StoredSearch = { id: string; address: string; key: string; seenAt: Date }

/** The searches that the customers of one site saved. */
export type SavedSearchStore = {
  /** Newest first. */
  of(customerId: string): Promise<StoredSearch[]>
  /**
   * Saves a search. Of a saved one only the time changes at which its results were last seen. `full` when the list would be
   * longer than `max`.
   */
  save(
    customerId: string,
    search: Pick<StoredSearch, 'address' | 'key'> & Partial<StoredSearch>,
    max: number,
  ): Promise<'saved' | 'full' | 'unknown'>
  remove(customerId: string, key: string): Promise<void>
}

export function savedSearchStore(db: Db, siteId: string): SavedSearchStore {
  const of = (customerId: string) =>
    and(eq(savedSearches.siteId, siteId), eq(savedSearches.customerId, customerId))
  const one = (customerId: string, key: string) => and(of(customerId), eq(savedSearches.key, key))

  return {
    of: (customerId) =>
      db
        .select({
          id: savedSearches.id,
          address: savedSearches.address,
          key: savedSearches.key,
          seenAt: savedSearches.seenAt,
        })
        .from(savedSearches)
        .where(of(customerId))
        .orderBy(desc(savedSearches.createdAt), savedSearches.id),

    save: (customerId, { address, key, seenAt }, max) =>
      db.transaction(async (tx) => {
        // One at a time for each customer, so that simultaneous requests can't exceed the limit. What is saved is read
        // after the lock, because a statement that waits for a lock still sees what there was before.
        const { rowCount } = await tx.execute(
          sql`select from customers where site_id = ${siteId} and id = ${customerId} for update`,
        )
        if (rowCount === 0) return 'unknown'
        const { rows } = await tx.execute<{ saved: number; already: boolean }>(sql`
          select count(*)::int as saved, coalesce(bool_or(key = ${key}), false) as already
          from saved_searches where site_id = ${siteId} and customer_id = ${customerId}`)
        const [state] = rows
        if (state && !state.already && state.saved >= max) return 'full'
        const seen =
          seenAt === undefined ? sql`now()` : sql`least(${seenAt.toISOString()}::timestamptz, now())`
        await tx
          .insert(savedSearches)
          .values({ siteId, customerId, id: createId(), address, key, seenAt: seen })
          .onConflictDoUpdate({
            target: [savedSearches.siteId, savedSearches.customerId, savedSearches.key],
            set: { seenAt: sql`greatest(${savedSearches.seenAt}, ${seen})` },
          })
        return 'saved'
      }),

    async remove(customerId, key) {
      await db.delete(savedSearches).where(one(customerId, key))
    },
  }
}

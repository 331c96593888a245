import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { savedCars } from '../tables/customers.ts'

export type SavedCar = { carId: string; savedAt: Date; note: string }

/** The watchlists of the customers of one site. */
export type SavedCarStore = {
  /** Newest first. */
  of(customerId: string): Promise<SavedCar[]>
  /**
   * Saves a vehicle of this site. A saved one stays as it is, and one that was removed gets its earlier note back. `full` when
   * the list would be longer than `max`; `unknown` when the site has no such vehicle.
   */
  save(
    customerId: string,
    car: Pick<SavedCar, 'carId'> & Partial<SavedCar>,
    max: number,
  ): Promise<SaveOutcome>
  remove(customerId: string, carId: string): Promise<void>
  /** Removes all vehicles at one moment, which undoes it. */
  clear(customerId: string): Promise<Date>
  restore(customerId: string, clearedAt: Date): Promise<void>
  note(customerId: string, carId: string, note: string): Promise<void>
}

type SaveOutcome = 'saved' | 'full' | 'unknown'

export function savedCarStore(db: Db, siteId: string): SavedCarStore {
  const of = (customerId: string) => and(eq(savedCars.siteId, siteId), eq(savedCars.customerId, customerId))
  const current = (customerId: string) => and(of(customerId), isNull(savedCars.removedAt))
  const one = (customerId: string, carId: string) => and(current(customerId), eq(savedCars.carId, carId))

  return {
    of: (customerId) =>
      db
        .select({ carId: savedCars.carId, savedAt: savedCars.savedAt, note: savedCars.note })
        .from(savedCars)
        .where(current(customerId))
        .orderBy(desc(savedCars.savedAt), savedCars.carId),

    save: (customerId, { carId, savedAt, note = '' }, max) =>
      db.transaction(async (tx) => {
        // One at a time for each customer. The count comes after the lock, or it would miss what the one before has saved.
        await tx.execute(
          sql`select 1 from customers where site_id = ${siteId} and id = ${customerId} for update`,
        )
        const { rows } = await tx.execute<{ saved: number; already: boolean; known: boolean }>(sql`
          select
            (select count(*)::int from saved_cars where site_id = ${siteId} and customer_id = ${customerId}
              and removed_at is null) as saved,
            exists (select 1 from saved_cars where site_id = ${siteId} and customer_id = ${customerId}
              and car_id = ${carId}::uuid and removed_at is null) as already,
            exists (select 1 from cars where site_id = ${siteId} and id = ${carId}::uuid)
              and exists (select 1 from customers where site_id = ${siteId} and id = ${customerId}) as known`)
        const [state] = rows
        if (!state?.known) return 'unknown'
        if (state.already) return 'saved'
        if (state.saved >= max) return 'full'
        const at =
          savedAt === undefined ? sql`now()` : sql`least(${savedAt.toISOString()}::timestamptz, now())`
        await tx
          .insert(savedCars)
          .values({ siteId, customerId, carId, savedAt: at, note })
          .onConflictDoUpdate({
            target: [savedCars.siteId, savedCars.customerId, savedCars.carId],
            set: {
              savedAt: at,
              removedAt: null,
              note: sql`case when ${note} = '' then ${savedCars.note} else ${note} end`,
            },
          })
        return 'saved'
      }),

    async remove(customerId, carId) {
      await db
        .update(savedCars)
        .set({ removedAt: sql`now()` })
        .where(one(customerId, carId))
    },

    async clear(customerId) {
      const cleared = await db
        .update(savedCars)
        .set({ removedAt: sql`now()` })
        .where(current(customerId))
        .returning({ removedAt: savedCars.removedAt })
      return cleared[0]?.removedAt ?? new Date(0)
    },

    async restore(customerId, clearedAt) {
      await db
        .update(savedCars)
        .set({ removedAt: null })
        .where(
          and(
            of(customerId),
            eq(savedCars.removedAt, clearedAt),
            gte(savedCars.removedAt, sql`now() - interval '1 day'`),
          ),
        )
    },

    async note(customerId, carId, note) {
      await db.update(savedCars).set({ note }).where(one(customerId, carId))
    },
  }
}

/** Deletes vehicles that were removed more than a day ago. */
export async function deleteRemovedCars(db: Db): Promise<void> {
  await db.execute(sql`delete from saved_cars where removed_at < now() - interval '1 day'`)
}

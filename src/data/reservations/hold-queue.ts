import { and, eq, sql } from 'drizzle-orm'
import { createId } from '../create-id.ts'
import type { Db } from '../database.ts'
import { holdQueue } from '../tables/reservations.ts'

export type QueueEntry = Omit<typeof holdQueue.$inferSelect, 'siteId'>
type NewQueueEntry = Pick<QueueEntry, 'carId' | 'holder' | 'name' | 'email' | 'phone' | 'page'>

/** Who waits for the held vehicles of one site. Offers are made where a hold ends. */
export type HoldQueueStore = {
  /** Joins the queue of a vehicle, once. */
  join(entry: NewQueueEntry): Promise<QueueEntry>
  find(id: string): Promise<QueueEntry | null>
  /** How many people are in front, for someone who waits. */
  inFrontOf(entry: QueueEntry): Promise<number>
  lengthOf(carId: string): Promise<number>
  leave(id: string): Promise<void>
}

export function holdQueueStore(db: Db, siteId: string): HoldQueueStore {
  const ofThisSite = eq(holdQueue.siteId, siteId)
  const isWaiting = and(ofThisSite, eq(holdQueue.state, 'waiting'))

  async function count(condition: ReturnType<typeof and>) {
    const [row] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(holdQueue)
      .where(condition)
    return row?.count ?? 0
  }

  return {
    async join(entry) {
      const [row] = await db
        .insert(holdQueue)
        .values({ ...entry, siteId, id: createId(), state: 'waiting' })
        .onConflictDoUpdate({
          target: [holdQueue.siteId, holdQueue.carId, holdQueue.holder],
          targetWhere: sql`state = 'waiting'`,
          set: { name: entry.name, email: entry.email },
        })
        .returning()
      if (!row) throw new Error('The queue entry was neither stored nor found.')
      return row
    },
    async find(id) {
      const [row] = await db
        .select()
        .from(holdQueue)
        .where(and(ofThisSite, eq(holdQueue.id, id)))
      return row ?? null
    },
    inFrontOf: ({ carId, createdAt, id }) =>
      count(
        and(
          isWaiting,
          eq(holdQueue.carId, carId),
          sql`(${holdQueue.createdAt}, ${holdQueue.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`,
        ),
      ),
    lengthOf: (carId) => count(and(isWaiting, eq(holdQueue.carId, carId))),
    async leave(id) {
      await db
        .update(holdQueue)
        .set({ state: 'left' })
        .where(and(isWaiting, eq(holdQueue.id, id)))
    },
  }
}

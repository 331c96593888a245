import { and, eq, sql } from 'drizzle-orm'
import { isSameHolder } from '#domain/reservations/is-same-holder.ts'
import { createId } from '../create-id.ts'
import type { Db } from '../database.ts'
import { holdQueue } from '../tables/reservations.ts'

export type QueueEntry = Omit<typeof holdQueue.$inferSelect, 'siteId'>
type NewQueueEntry = Pick<QueueEntry, 'carId' | 'holder' | 'name' | 'email' | 'phone' | 'leadId' | 'page'>

/** `not theirs`: the number waits already, by another form. */
export type Joined = { outcome: 'joined'; entry: QueueEntry } | { outcome: 'not theirs' }

/** Who waits for the held vehicles of one site. Offers are made where a hold ends. */
export type HoldQueueStore = {
  /** Joins the queue of a vehicle, once. The same form again gets its own place, and nobody changes another’s. */
  join(entry: NewQueueEntry): Promise<Joined>
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
      const [added] = await db
        .insert(holdQueue)
        .values({ ...entry, siteId, id: createId(), state: 'waiting' })
        .onConflictDoNothing({
          target: [holdQueue.siteId, holdQueue.carId, holdQueue.holder],
          where: sql`state = 'waiting'`,
        })
        .returning()
      if (added) return { outcome: 'joined', entry: added }
      const [known] = await db
        .select()
        .from(holdQueue)
        .where(and(isWaiting, eq(holdQueue.carId, entry.carId), eq(holdQueue.holder, entry.holder)))
      return known && isSameHolder(known, entry)
        ? { outcome: 'joined', entry: known }
        : { outcome: 'not theirs' }
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

import { and, eq, sql } from 'drizzle-orm'
import { isSameHolder } from '#domain/reservations/is-same-holder.ts'
import { MAX_WAITING } from '#domain/reservations/queue-limits.ts'
import { addJobs } from '../add-jobs.ts'
import { createId } from '../create-id.ts'
import type { Db } from '../database.ts'
import { lockStock } from '../lock-stock.ts'
import { holdQueue } from '../tables/reservations.ts'
import type { HoldPlan } from './add-hold.ts'
import { liveHold } from './live-hold.ts'
import { offerToNext, type QueueTurn } from './offer-to-next.ts'
import { endQueue } from './queue-turns.ts'

export type QueueEntry = Omit<typeof holdQueue.$inferSelect, 'siteId'>
type NewQueueEntry = Pick<QueueEntry, 'carId' | 'holder' | 'name' | 'email' | 'phone' | 'leadId' | 'page'>

type Joined =
  | { outcome: 'joined'; entry: QueueEntry }
  /** Nobody holds the vehicle any more. */
  | { outcome: 'free' }
  | { outcome: 'full' }
  /** The number waits already, by another form. */
  | { outcome: 'not theirs' }

/** Who waits for the held vehicles of one site. Offers are made where a hold ends. */
export type HoldQueueStore = {
  /**
   * Joins the queue of a held vehicle, once. The same form again gets its own place, and nobody changes another’s. The hold can’t
   * end meanwhile, so that its end finds everyone who waits.
   */
  join(entry: NewQueueEntry, plan: Pick<HoldPlan, 'queueJoinedJobs'>): Promise<Joined>
  find(id: string): Promise<QueueEntry | null>
  /** The place that someone waits in for a vehicle. */
  placeOf(of: Pick<QueueEntry, 'carId' | 'holder'>): Promise<QueueEntry | null>
  /** How many people are in front, for someone who waits. */
  inFrontOf(entry: QueueEntry): Promise<number>
  lengthOf(carId: string): Promise<number>
  leave(id: string): Promise<void>
  /** Offers a vehicle that nobody holds to the first in its queue, as at the end of a hold. */
  offer(carId: string, plan: HoldPlan): Promise<QueueTurn>
  /** Ends the queue of a vehicle that is gone, and tells those who wait. */
  end(carId: string, plan: HoldPlan): Promise<void>
}

export function holdQueueStore(db: Db, siteId: string): HoldQueueStore {
  const ofThisSite = eq(holdQueue.siteId, siteId)
  const isWaiting = and(ofThisSite, eq(holdQueue.state, 'waiting'))

  const waitingFor = (carId: string) => and(isWaiting, eq(holdQueue.carId, carId))

  async function place(tx: Db, { carId, holder }: Pick<QueueEntry, 'carId' | 'holder'>) {
    const [row] = await tx
      .select()
      .from(holdQueue)
      .where(and(waitingFor(carId), eq(holdQueue.holder, holder)))
    return row ?? null
  }

  async function count(tx: Db, condition: ReturnType<typeof and>) {
    const [row] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(holdQueue)
      .where(condition)
    return row?.count ?? 0
  }

  return {
    join: (entry, { queueJoinedJobs: jobs }) =>
      db.transaction(async (tx) => {
        await lockStock(tx, siteId)
        const hold = await liveHold(tx, siteId, entry.carId)
        if (!hold || hold.isDue) return { outcome: 'free' }
        const known = await place(tx, entry)
        if (known)
          return isSameHolder(known, entry) ? { outcome: 'joined', entry: known } : { outcome: 'not theirs' }
        if ((await count(tx, waitingFor(entry.carId))) >= MAX_WAITING) return { outcome: 'full' }
        const [added] = await tx
          .insert(holdQueue)
          .values({ ...entry, siteId, id: createId(), state: 'waiting' })
          .returning()
        if (!added) throw new Error('The place in the queue was not stored.')
        await addJobs(tx, { siteId, key: added.id, jobs })
        return { outcome: 'joined', entry: added }
      }),
    async find(id) {
      const [row] = await db
        .select()
        .from(holdQueue)
        .where(and(ofThisSite, eq(holdQueue.id, id)))
      return row ?? null
    },
    placeOf: (of) => place(db, of),
    inFrontOf: ({ carId, createdAt, id }) =>
      count(
        db,
        and(
          waitingFor(carId),
          sql`(${holdQueue.createdAt}, ${holdQueue.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`,
        ),
      ),
    lengthOf: (carId) => count(db, waitingFor(carId)),
    async leave(id) {
      await db
        .update(holdQueue)
        .set({ state: 'left' })
        .where(and(isWaiting, eq(holdQueue.id, id)))
    },
    offer: (carId, plan) =>
      db.transaction(async (tx) => {
        await lockStock(tx, siteId)
        return offerToNext(tx, siteId, carId, plan)
      }),
    end: (carId, { queueGoneJobs }) =>
      db.transaction(async (tx) => {
        await lockStock(tx, siteId)
        await endQueue(tx, siteId, carId, queueGoneJobs)
      }),
  }
}

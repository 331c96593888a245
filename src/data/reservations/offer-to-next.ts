import { and, eq } from 'drizzle-orm'
import { canBeHeld } from '#domain/reservations/can-be-held.ts'
import { isQueueOver } from '#domain/reservations/queue-limits.ts'
import { addJobs } from '../add-jobs.ts'
import type { Db } from '../database.ts'
import { cars } from '../tables/cars.ts'
import { holdQueue } from '../tables/reservations.ts'
import { addHold, type HoldPlan } from './add-hold.ts'
import { endQueue, nextInQueue, unansweredOffers } from './queue-turns.ts'

/** `nobody`: nobody waits, or someone holds it. `away`: the dealer has reserved it, or it is not in stock or not shown. */
export type QueueTurn = 'offered' | 'ended' | 'nobody' | 'away'

/**
 * Gives a free vehicle to the person who has waited longest for it, before anyone else can take it. When too many in a row have
 * left their offer unanswered, the queue ends instead, and the vehicle is free for everyone.
 */
export async function offerToNext(tx: Db, siteId: string, carId: string, plan: HoldPlan): Promise<QueueTurn> {
  const next = await nextInQueue(tx, siteId, carId)
  if (!next) return 'nobody'
  const car = await carToHold(tx, siteId, carId)
  if (!car || !canBeHeld(car) || car.reserved) return 'away'
  if (isQueueOver(await unansweredOffers(tx, siteId, carId))) {
    await endQueue(tx, siteId, carId, plan.queueEndedJobs)
    return 'ended'
  }
  const { holder, name, email, phone, leadId, page } = next
  const wish = { carId, holder, name, email, phone, leadId, page, depositCents: plan.depositCents }
  const hold = await addHold(tx, siteId, wish, { state: 'offered', lastsMs: plan.offerMs }, plan)
  if (!hold) return 'nobody'
  await tx
    .update(holdQueue)
    .set({ state: 'offered', holdId: hold.id })
    .where(and(eq(holdQueue.siteId, siteId), eq(holdQueue.id, next.id)))
  return 'offered'
}

/** The same at the end of a hold. Where the vehicle is away, a job looks again, because it may come back. */
export async function offerAfterHold(tx: Db, siteId: string, carId: string, plan: HoldPlan): Promise<void> {
  const turn = await offerToNext(tx, siteId, carId, plan)
  if (turn === 'away') await addJobs(tx, { siteId, key: carId, jobs: [plan.queueTurnJob] })
}

/** What decides whether anyone can hold a vehicle. `reserved` is true while someone does, and while the dealer’s data says so. */
export async function carToHold(tx: Db, siteId: string, carId: string) {
  const [car] = await tx
    .select({ status: cars.status, showOnDealerWebsite: cars.showOnDealerWebsite, reserved: cars.reserved })
    .from(cars)
    .where(and(eq(cars.siteId, siteId), eq(cars.id, carId)))
  return car ?? null
}

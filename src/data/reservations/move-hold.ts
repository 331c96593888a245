import { and, eq, sql } from 'drizzle-orm'
import { type HoldEvent, isLive, nextHoldState } from '#domain/reservations/hold-states.ts'
import type { Db } from '../database.ts'
import { addJobs } from '../add-jobs.ts'
import { payments } from '../tables/payments.ts'
import { holds } from '../tables/reservations.ts'
import { fromNow, type Hold, type HoldPlan, recordStep } from './add-hold.ts'
import { offerAfterHold } from './offer-to-next.ts'

/** Locks a hold until the transaction ends, so that its steps follow each other. */
export async function lockHold(tx: Db, siteId: string, id: string): Promise<Hold | null> {
  const [row] = await tx
    .select()
    .from(holds)
    .where(and(eq(holds.siteId, siteId), eq(holds.id, id)))
    .for('update')
  return row ?? null
}

/**
 * Takes a step of a locked hold, if there is one, with everything that belongs to it: the record of the step, its jobs, the
 * refund, and the vehicle’s next holder from the queue. Throws a unique violation when someone else holds the vehicle.
 */
export async function moveHold(
  tx: Db,
  siteId: string,
  hold: Hold,
  event: HoldEvent,
  plan: HoldPlan,
): Promise<Hold | null> {
  const to = nextHoldState(hold.state, event)
  if (to === null) return null
  const lasts = to === 'held' ? plan.heldMs : to === 'pending' ? plan.pendingMs : null
  const [moved] = await tx
    .update(holds)
    .set({ state: to, updatedAt: sql`now()`, ...(lasts !== null && { expiresAt: fromNow(lasts) }) })
    .where(and(eq(holds.siteId, siteId), eq(holds.id, hold.id)))
    .returning()
  if (!moved) throw new Error('The hold disappeared while it was locked.')
  await recordStep(tx, siteId, moved, { from: hold.state, event }, plan)
  if (to === 'refunding') await refundPayments(tx, siteId, hold.id, event, plan)
  if (isLive(hold.state) && !isLive(to)) await offerAfterHold(tx, siteId, hold.carId, plan)
  return moved
}

/** Whatever was paid for a hold goes back, and a job of each payment sees to it. */
async function refundPayments(
  tx: Db,
  siteId: string,
  holdId: string,
  reason: string,
  { refundJob }: HoldPlan,
) {
  const refunding = await tx
    .update(payments)
    .set({ state: 'refunding', refundReason: reason, updatedAt: sql`now()` })
    .where(and(eq(payments.siteId, siteId), eq(payments.holdId, holdId), eq(payments.state, 'paid')))
    .returning({ id: payments.id })
  for (const { id } of refunding) await addJobs(tx, { siteId, key: id, jobs: [refundJob] })
}

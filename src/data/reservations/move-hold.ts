import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { holdReference } from '#domain/reservations/hold-reference.ts'
import { type HoldEvent, type HoldState, isLive, nextHoldState } from '#domain/reservations/hold-states.ts'
import { isQueueOver } from '#domain/reservations/queue-limits.ts'
import { createId } from '../create-id.ts'
import type { Db } from '../database.ts'
import { addJobs, type NewJob } from '../add-jobs.ts'
import { payments } from '../tables/payments.ts'
import { holdQueue, holds, holdSteps } from '../tables/reservations.ts'
import { endQueue, nextInQueue, unansweredOffers } from './queue-turns.ts'

export type Hold = Omit<typeof holds.$inferSelect, 'siteId'>
export type NewHold = Pick<
  Hold,
  'carId' | 'holder' | 'name' | 'email' | 'phone' | 'leadId' | 'depositCents' | 'page'
>

/** How long the states of a hold last, and the jobs that come with them. */
export type HoldPlan = {
  pendingMs: number
  heldMs: number
  offerMs: number
  depositCents: number
  /** The jobs of a step. They are stored with it, so no step goes unnoticed. */
  jobsOf(hold: Hold, from: HoldState | null): readonly NewJob[]
  refundJob: NewJob
  /** The jobs of an invoice that was paid. */
  invoiceJobs: readonly NewJob[]
  /** The jobs of each place in a queue that ends. */
  queueEndedJobs: readonly NewJob[]
}

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
  if (isLive(hold.state) && !isLive(to)) await offerToNext(tx, siteId, hold.carId, plan)
  return moved
}

/** Adds a hold, unless the vehicle has a live one. */
export async function addHold(
  tx: Db,
  siteId: string,
  wish: NewHold,
  { state, lastsMs }: { state: 'pending' | 'offered'; lastsMs: number },
  plan: HoldPlan,
): Promise<Hold | null> {
  const [hold] = await tx
    .insert(holds)
    .values({
      ...wish,
      siteId,
      id: createId(),
      state,
      reference: holdReference(randomBytes(8)),
      expiresAt: fromNow(lastsMs),
    })
    .onConflictDoNothing({
      target: [holds.siteId, holds.carId],
      where: sql`state in ('offered', 'pending', 'held')`,
    })
    .returning()
  if (!hold) return null
  await recordStep(tx, siteId, hold, { from: null, event: state === 'offered' ? 'offer' : 'start' }, plan)
  return hold
}

async function recordStep(
  tx: Db,
  siteId: string,
  hold: Hold,
  { from, event }: { from: HoldState | null; event: string },
  plan: HoldPlan,
) {
  await tx.insert(holdSteps).values({
    siteId,
    holdId: hold.id,
    step: sql`(select count(*) from hold_steps where site_id = ${siteId} and hold_id = ${hold.id})`,
    from,
    to: hold.state,
    event,
  })
  await addJobs(tx, { siteId, key: hold.id, jobs: plan.jobsOf(hold, from) })
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

/**
 * Gives a free vehicle to the person who has waited longest for it, before anyone else can take it. When too many in a row have
 * left their offer unanswered, the queue ends instead, and the vehicle is free for everyone.
 */
async function offerToNext(tx: Db, siteId: string, carId: string, plan: HoldPlan) {
  const next = await nextInQueue(tx, siteId, carId)
  if (!next) return
  if (isQueueOver(await unansweredOffers(tx, siteId, carId)))
    return endQueue(tx, siteId, carId, plan.queueEndedJobs)
  const { holder, name, email, phone, leadId, page } = next
  const wish = { carId, holder, name, email, phone, leadId, page, depositCents: plan.depositCents }
  const hold = await addHold(tx, siteId, wish, { state: 'offered', lastsMs: plan.offerMs }, plan)
  if (!hold) return
  await tx
    .update(holdQueue)
    .set({ state: 'offered', holdId: hold.id })
    .where(and(eq(holdQueue.siteId, siteId), eq(holdQueue.id, next.id)))
}

/** By the database’s clock, because processes may disagree about the time. */
function fromNow(ms: number) {
  return sql`now() + ${milliseconds(ms)}`
}

export function milliseconds(ms: number) {
  return sql`${Math.round(ms)} * interval '1 millisecond'`
}

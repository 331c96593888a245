import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { holdReference } from '#domain/reservations/hold-reference.ts'
import type { HoldState } from '#domain/reservations/hold-states.ts'
import { addJobs, type NewJob } from '../add-jobs.ts'
import { createId } from '../create-id.ts'
import type { Db } from '../database.ts'
import { holds, holdSteps } from '../tables/reservations.ts'

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
  /** Looks at a vehicle’s queue again, where nobody could be offered the vehicle. */
  queueTurnJob: NewJob
  /** The jobs of a new place in a queue. */
  queueJoinedJobs: readonly NewJob[]
  /** The jobs of each place in a queue that ends: because nobody takes the vehicle, or because it is gone. */
  queueEndedJobs: readonly NewJob[]
  queueGoneJobs: readonly NewJob[]
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

/** Records a step of a hold, and stores its jobs. */
export async function recordStep(
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

/** By the database’s clock, because processes may disagree about the time. */
export function fromNow(ms: number) {
  return sql`now() + ${milliseconds(ms)}`
}

export function milliseconds(ms: number) {
  return sql`${Math.round(ms)} * interval '1 millisecond'`
}

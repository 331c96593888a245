import type { JobOutcome } from '#domain/jobs/job-outcome.ts'
import type { HoldStore } from '#data/reservations/holds.ts'
import type { Dealership } from '../sites/dealership.ts'
import { askProvider, type PaymentSettler } from '../payments/settle-payment.ts'
import { holdPlan } from './hold-plan.ts'

export type HoldEnder = PaymentSettler &
  Pick<Dealership, 'payments'> & { holds: Pick<HoldStore, 'find' | 'timeLeft' | 'lapse'> }

/**
 * Ends a hold whose time is up. The provider has the last word on a payment that was started: one that we have not heard of
 * yet still counts.
 */
export async function expireHold(holdId: string, desk: HoldEnder): Promise<JobOutcome> {
  const hold = await desk.holds.find(holdId)
  const waitMs = await desk.holds.timeLeft(holdId)
  if (!hold || waitMs === null) return { outcome: 'unneeded' }
  if (waitMs > 0) return later(waitMs)
  if (hold.state === 'pending') {
    for (const payment of await desk.payments.ofHold(holdId)) {
      // While the provider can’t be asked the vehicle is free all the same; a late payment goes back.
      if (payment.state === 'started') await askProvider(payment, desk, 'end')
    }
  }
  if (await desk.holds.lapse(holdId, holdPlan(desk))) return { outcome: 'done' }
  // Meanwhile it was paid, ended by someone else, or given more time at the last moment.
  const leftMs = await desk.holds.timeLeft(holdId)
  return leftMs === null ? { outcome: 'done' } : later(leftMs)
}

function later(waitMs: number): JobOutcome {
  return { outcome: 'not yet', reason: 'the hold has more time', waitMs }
}

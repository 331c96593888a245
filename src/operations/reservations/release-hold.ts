import { askProvider } from '../payments/settle-payment.ts'
import type { HoldEnder } from './expire-hold.ts'
import type { Hold, HoldStore } from '#data/reservations/holds.ts'
import { holdPlan } from './hold-plan.ts'

/**
 * Gives a vehicle up. A payment that was started is ended first, so that nobody pays for a hold that is gone; one that was
 * paid a moment ago goes back with the hold.
 */
export async function releaseHold(
  holdId: string,
  desk: HoldEnder & { holds: Pick<HoldStore, 'step'> },
): Promise<Hold | null> {
  for (const payment of await desk.payments.ofHold(holdId)) {
    if (payment.state === 'started') await askProvider(payment, desk, 'end')
  }
  return desk.holds.step(holdId, 'release', holdPlan(desk))
}

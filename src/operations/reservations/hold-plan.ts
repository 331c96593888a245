import type { HoldPlan } from '#data/reservations/holds.ts'
import { HELD_MS, offerMs, PENDING_MS, QUEUE_TURN_MS } from '#domain/reservations/hold-times.ts'
import type { Dealership } from '../sites/dealership.ts'
import { holdJobs } from './hold-jobs.ts'

/** How long the states of a hold last at this dealer, and the jobs that come with them. */
export function holdPlan({ site, now }: Pick<Dealership, 'site' | 'now'>): HoldPlan {
  return {
    pendingMs: PENDING_MS,
    heldMs: HELD_MS,
    offerMs: offerMs(now(), site.timeZone),
    depositCents: site.reservations.depositCents,
    jobsOf: holdJobs,
    refundJob: { kind: 'refund-payment', payload: {} },
    invoiceJobs: [
      { kind: 'receipt-email', payload: {} },
      { kind: 'payment-dealer-email', payload: {} },
    ],
    queueTurnJob: { kind: 'queue-turn', payload: {}, dueAt: new Date(now().getTime() + QUEUE_TURN_MS) },
    queueJoinedJobs: [{ kind: 'queue-joined-email', payload: {} }],
    queueEndedJobs: [{ kind: 'queue-ended-email', payload: {} }],
    queueGoneJobs: [{ kind: 'queue-gone-email', payload: {} }],
  }
}

import type { NewJob } from '#data/add-jobs.ts'
import type { Hold } from '#data/reservations/holds.ts'
import type { CustomerHoldEmail, DealerHoldEmail } from '#domain/reservations/hold-emails.ts'
import { type HoldState, isLive } from '#domain/reservations/hold-states.ts'
import { offerTextAt } from '#domain/reservations/hold-times.ts'

type HeldUntil = Pick<Hold, 'state' | 'expiresAt'>

/** The jobs of each step of a hold: its end, and everyone who has to know. */
export function holdJobs(hold: HeldUntil, from: HoldState | null): NewJob[] {
  return [
    ...(isLive(hold.state) ? [{ kind: 'hold-expiry', payload: {}, dueAt: hold.expiresAt }] : []),
    ...messages(hold, from),
  ]
}

/** Tells the dealer that a deposit has to go back in another way. */
export const refundFailedJob: NewJob = toDealer('refund failed')

function messages({ state, expiresAt }: HeldUntil, from: HoldState | null): NewJob[] {
  switch (state) {
    case 'held':
      return [toCustomer('held'), toDealer('held')]
    case 'offered':
      return [toCustomer('offered'), { kind: 'hold-text', payload: {}, dueAt: offerTextAt(expiresAt) }]
    case 'refunding':
      // A deposit that never held the vehicle is no news to the dealer.
      if (from === 'held') return [toCustomer('ended'), toDealer('ended')]
      return [toCustomer(from === 'released' ? 'ended' : 'not held')]
    case 'refunded':
      return [toCustomer('refunded')]
    case 'sold':
    case 'pending':
    case 'lapsed':
    case 'released':
      return []
  }
}

function toCustomer(what: CustomerHoldEmail): NewJob {
  return { kind: 'hold-email', payload: { what } }
}

function toDealer(what: DealerHoldEmail): NewJob {
  return { kind: 'hold-dealer-email', payload: { what } }
}

import { canBeHeld } from './can-be-held.ts'
import { type HoldState, isUnpaid } from './hold-states.ts'

/**
 * Where a reservation stands for its customer. An unpaid one whose time is up or whose vehicle is gone is over, even before the
 * record of its end. `leftMs` is `null` when its end is recorded.
 */
export function reservationStage(
  { state, leftMs }: { state: HoldState; leftMs: number | null },
  car: Parameters<typeof canBeHeld>[0],
): HoldState {
  if (!isUnpaid(state)) return state
  if (!canBeHeld(car)) return 'released'
  return leftMs === 0 ? 'lapsed' : state
}

/** Whether a reservation at this stage keeps nothing for its customer, neither the vehicle nor money. */
export function isOver(stage: HoldState): boolean {
  return stage === 'lapsed' || stage === 'released' || stage === 'refunded'
}

/** A reservation that still has to come to its end: the vehicle is theirs for now, or money is on its way back. */
export function isInProgress({ state, until }: { state: HoldState; until: Date }, now: Date): boolean {
  if (isUnpaid(state)) return until > now
  return state === 'held' || state === 'refunding'
}

/**
 * Whether erasing its customer would leave it without one. Until the end of an unpaid reservation is recorded, the provider may
 * still say that it was paid.
 */
export function needsCustomer(reservation: { state: HoldState; until: Date }, now: Date): boolean {
  return reservation.state === 'pending' || isInProgress(reservation, now)
}

/** Attempts that ended without a payment are of no use to the customer. */
export function isOfNote(reservation: { state: HoldState; until: Date }, now: Date): boolean {
  return isInProgress(reservation, now) || reservation.state === 'sold' || reservation.state === 'refunded'
}

/** Where a reservation stands, in few words. `until` is the time as people read it. */
export function reservationStatus(state: HoldState, until: string): string {
  switch (state) {
    case 'offered':
      return `Your turn until ${until}`
    case 'pending':
      return `Waiting for your deposit until ${until}`
    case 'held':
      return `Reserved for you until ${until}`
    case 'refunding':
      return 'Your deposit is on its way back'
    case 'refunded':
      return 'Deposit refunded'
    case 'sold':
      return 'Yours'
    case 'lapsed':
    case 'released':
      return 'Ended'
  }
}

/**
 * What a hold of a vehicle goes through. `offered`: a place in the queue has come up. `pending`: someone is about to pay.
 * `held`: the deposit is paid. The others are the end, or on the way to it: `refunding` waits for the provider.
 */
export const holdStates = [
  'offered',
  'pending',
  'held',
  'lapsed',
  'released',
  'refunding',
  'refunded',
  'sold',
] as const
export type HoldState = (typeof holdStates)[number]

/** In these states nobody else can hold the vehicle. The database allows one such hold per vehicle. */
export const liveHoldStates = ['offered', 'pending', 'held'] as const satisfies readonly HoldState[]

export const holdEvents = ['accept', 'pay', 'lapse', 'release', 'refund', 'refund done', 'sell'] as const
export type HoldEvent = (typeof holdEvents)[number]

/** Every step that a hold can take. Whatever is not here changes nothing. */
const holdTransitions: Readonly<Record<HoldEvent, Partial<Record<HoldState, HoldState>>>> = {
  // Someone from the queue starts to pay.
  accept: { offered: 'pending' },
  // A payment that comes late takes the vehicle again if it is still free, unless the reservation was cancelled.
  pay: { pending: 'held', lapsed: 'held' },
  // The time is up. A paid deposit goes back.
  lapse: { offered: 'lapsed', pending: 'lapsed', held: 'refunding' },
  // The customer or the dealer gives the vehicle up.
  release: { offered: 'released', pending: 'released', held: 'refunding' },
  // A late payment goes back if someone else holds the vehicle by now, or if the reservation was cancelled.
  refund: { pending: 'refunding', lapsed: 'refunding', released: 'refunding' },
  'refund done': { refunding: 'refunded' },
  // The vehicle is sold to its holder, and the deposit counts towards the price.
  sell: { held: 'sold' },
}

/** The state after an event; `null` when the event changes nothing. */
export function nextHoldState(state: HoldState, event: HoldEvent): HoldState | null {
  return holdTransitions[event][state] ?? null
}

/** Someone may still pay for it. */
export function isUnpaid(state: HoldState): boolean {
  return state === 'offered' || state === 'pending'
}

export function isLive(state: HoldState): boolean {
  return liveHoldStates.some((live) => live === state)
}

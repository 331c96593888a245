import { nextMessageMoment } from '../alerts/message-moment.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How long an unpaid attempt keeps others from the vehicle (RSV-02). */
export const PENDING_MS = 15 * MINUTE_MS
/** How much time someone who is about to pay gets when they ask for more, and how often. */
export const EXTENSION_MS = 10 * MINUTE_MS
export const MAX_EXTENSIONS = 2
/** From when the page warns that the time is almost up. */
export const WARNING_MS = 3 * MINUTE_MS
/** How long a paid deposit holds the vehicle (RSV-01). */
export const HELD_HOURS = 48
export const HELD_MS = HELD_HOURS * HOUR_MS
/** How long until a vehicle that the dealer kept from its queue is looked at again. */
export const QUEUE_TURN_MS = 5 * MINUTE_MS
/** How long the next person in the queue has the vehicle to themselves. */
const OFFER_HOURS = 2

/** How long an offer to the next person in the queue lasts. At night it lasts until they have had their hours in the morning. */
export function offerMs(now: Date, timeZone: string): number {
  const told = nextMessageMoment({ timeZone, frequency: 'at-once', lastSentAt: null }, now)
  return told.getTime() - now.getTime() + OFFER_HOURS * HOUR_MS
}

/** When the person who is offered a vehicle gets a text message about it. Nobody is woken by one. */
export function offerTextAt(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() - OFFER_HOURS * HOUR_MS)
}

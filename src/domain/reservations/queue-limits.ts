import type { ActLimit } from '../customers/sign-in-limits.ts'

const DAY = 24 * 60 * 60

/** How many people wait for one vehicle. Hardly anyone further back would ever be offered it. */
export const MAX_WAITING = 10

/**
 * How many offers in a row may go unanswered. Each keeps the vehicle from everyone for hours, and anyone can join with the
 * numbers of strangers.
 */
export const MAX_UNANSWERED = 3

/** Whether a queue is over, by the vehicle’s holds, the newest first: was each an offer that nobody answered? */
export function isQueueOver(unanswered: readonly boolean[]): boolean {
  return unanswered.length >= MAX_UNANSWERED && unanswered.slice(0, MAX_UNANSWERED).every(Boolean)
}

/** How many places in queues someone’s network may take, and how many of them for the same vehicle. Households share one. */
export function placesFromAddress(carId: string): readonly ActLimit[] {
  return [
    { name: `queue of ${carId} from address, day`, max: 2, seconds: DAY },
    { name: 'queue from address, day', max: 6, seconds: DAY },
  ]
}

/** How many offers are texted to one number in a day, no matter who typed it. The email with the offer goes out all the same. */
export const offerTextsToNumber: ActLimit = { name: 'offer text to number, day', max: 3, seconds: DAY }

/** How many offers a site texts in a day, so that nobody can spend a dealer’s credit for text messages. */
export const offerTextsOfSite: ActLimit = { name: 'offer text of site, day', max: 100, seconds: DAY }

import type { QueueLimits } from './fair-queue.ts'

/**
 * A page is 10 to 30 ms of work for one core in some twenty steps, and each step waits for those of the pages beside it. Two
 * keep the core busy while they are one dealer's. A neighbour's page has the core to itself instead: pages of several
 * dealers follow one another, unless one takes longer than its work does even on a busy machine, as when the database is slow.
 */
const PAGES_AT_ONCE = 4
const PAGES_AT_ONCE_ALONE = 2
const BESIDE_OTHERS_MS = 60
/** Longer than a visitor looks at a page of results before opening the next. */
const ALONE_AFTER_MS = 10_000

export const queueLimits: QueueLimits = {
  atOnce: PAGES_AT_ONCE,
  atOnceAlone: PAGES_AT_ONCE_ALONE,
  besideOthersMs: BESIDE_OTHERS_MS,
  aloneAfterMs: ALONE_AFTER_MS,
  // At forty pages a second nobody further back would be served before their patience ends.
  waiting: 400,
  waitingPerDealer: 150,
  // An office behind one address, all of them opening pages at the same moment.
  waitingPerAddress: 40,
  // Visitors leave a page that has not begun by then.
  patienceMs: 4000,
  formsInARow: 3,
}

/** When somebody who was refused should come again: the queue has been worked off by then. */
export const RETRY_AFTER_SECONDS = 5

/** Nobody but a program asks for so much on one connection before it has the first answer. */
export const MOST_PIPELINED = 8

import type { QueueLimits } from './fair-queue.ts'

/**
 * A page takes one core 10 to 30 ms. While only one dealer has requests, two of its pages run at once, which keeps the core
 * busy. While several dealers have requests, pages run one at a time, so that each has the core to itself. A page that still
 * runs after 60 ms, as with a slow database, lets another dealer’s page start, up to four in all.
 */
const PAGES_AT_ONCE = 4
const PAGES_AT_ONCE_ONE_DEALER = 2
const NEXT_START_AFTER_MS = 60
/** Longer than a visitor looks at a page of results before opening the next. */
const ONLY_DEALER_AFTER_MS = 10_000

export const queueLimits: QueueLimits = {
  atOnce: PAGES_AT_ONCE,
  atOnceOneDealer: PAGES_AT_ONCE_ONE_DEALER,
  nextStartAfterMs: NEXT_START_AFTER_MS,
  onlyDealerAfterMs: ONLY_DEALER_AFTER_MS,
  // Only bounds what a burst can hold. At forty pages a second, `maxWaitMs` refuses those after the first 160 or so.
  waiting: 400,
  // About as many as start within `maxWaitMs` if all are one dealer’s. The others are refused at once.
  waitingPerDealer: 150,
  // An office behind one address, whose people all open pages at the same moment.
  waitingPerAddress: 40,
  // Visitors give up on a page that has not started after this long.
  maxWaitMs: 4000,
  formsInARow: 3,
}

/** When a refused visitor should try again. The queue is empty by then. */
export const RETRY_AFTER_SECONDS = 5

/** Only a program sends this many requests on one connection before the first response. */
export const MAX_PIPELINED = 8

import type { QueueLimits } from './fair-queue.ts'

/**
 * A page costs one core 10 to 30 ms in some twenty steps, and each step waits for those of the pages beside it. Two pages
 * keep the core busy while they belong to one dealer. Pages of several dealers follow one another instead, so that a
 * neighbour’s page has the core to itself, unless one takes longer than it does on a busy machine, as with a slow database.
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
  // At forty pages a second, a longer queue would make the last ones wait longer than visitors do.
  waiting: 400,
  waitingPerDealer: 150,
  // An office behind one address, whose people all open pages at the same moment.
  waitingPerAddress: 40,
  // Visitors leave a page that has not started by then.
  maxWaitMs: 4000,
  formsInARow: 3,
}

/** When a refused visitor should try again. The queue is empty by then. */
export const RETRY_AFTER_SECONDS = 5

/** Only a program sends this many requests on one connection before the first response. */
export const MAX_PIPELINED = 8

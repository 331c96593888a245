import { recentDealers } from './recent-dealers.ts'
import { tally } from '#operations/background/tally.ts'
import { turnsByDealer } from '#operations/background/turns-by-dealer.ts'

/** A request in the queue: its dealer, its address, and whether it submits a form. */
export type QueuedRequest = { dealer: string; address: string; isForm: boolean }

/** Why a request gets no turn. */
export type QueueRefusal = 'queue full' | 'dealer full' | 'address full' | 'too long'

export type QueueLimits = {
  /** How many requests may be active at once: in all, and while only one dealer has any. */
  atOnce: number
  atOnceOneDealer: number
  /** While several dealers have requests, the next starts when none is active or this long after the last start. */
  nextStartAfterMs: number
  /** A single dealer is treated the same until no other had a request for this long, because a neighbour may be back any moment. */
  onlyDealerAfterMs: number
  /** How many may wait: in all, for one dealer and from one address. */
  maxWaiting: number
  maxWaitingPerDealer: number
  maxWaitingPerAddress: number
  /** A request that has waited this long is refused. */
  maxWaitMs: number
  /** Forms go first, but after this many of them a page has its turn. */
  formsInARow: number
}

type Answer = (outcome: 'turn' | QueueRefusal) => void
type Waiting = QueuedRequest & { since: number; answer: Answer }

export type FairQueue = {
  /** Requests a turn and calls back once, now or later. The returned function takes the request out of the queue again. */
  enqueue(request: QueuedRequest, answer: Answer): () => void
  /** Returns a turn, so that the next in line gets it. */
  done(request: QueuedRequest): void
  /** Refuses requests that have waited too long and starts those that may start by now. */
  tick(): void
  figures(): { active: number; waiting: number }
}

/**
 * Decides which request starts next. Dealers take turns, and so do the addresses of each dealer, so that a crowd or an
 * attack at one of them costs the others at most one turn. When the queue is full, the one with most requests gives way.
 */
export function fairQueue(limits: QueueLimits, now: () => number): FairQueue {
  const forms = turnsByDealer<Waiting>()
  const pages = turnsByDealer<Waiting>()
  const activeAt = tally()
  const waitingAt = tally()
  const waitingFrom = tally()
  let active = 0
  let waiting = 0
  let formsSincePage = 0

  let lastStart = Number.NEGATIVE_INFINITY
  const recent = recentDealers(now)

  const hasRoom = (dealer: string) => {
    if (active === 0) return true
    const own = activeAt.of(dealer)
    const isSlow = now() - lastStart >= limits.nextStartAfterMs
    const isOnlyOne = own === active && waiting === waitingAt.of(dealer)
    if (!isOnlyOne) return own === 0 && isSlow
    return own < limits.atOnceOneDealer && (isSlow || !recent.hasOther(dealer, limits.onlyDealerAfterMs))
  }
  const lineOf = ({ isForm }: QueuedRequest) => (isForm ? forms : pages)

  function startNext() {
    while (active < limits.atOnce) {
      const next = takeNext()
      if (!next) return
      countWaiting(next, -1)
      active += 1
      activeAt.add(next.dealer, 1)
      lastStart = now()
      next.answer('turn')
    }
  }

  function takeNext() {
    const isTurnOfPages = formsSincePage >= limits.formsInARow
    const next = isTurnOfPages
      ? (pages.take(hasRoom) ?? forms.take(hasRoom))
      : (forms.take(hasRoom) ?? pages.take(hasRoom))
    if (next) formsSincePage = next.isForm ? formsSincePage + 1 : 0
    return next
  }

  function countWaiting({ dealer, address }: QueuedRequest, by: 1 | -1) {
    waiting += by
    waitingAt.add(dealer, by)
    waitingFrom.add(address, by)
  }

  function refuse(request: Waiting, because: QueueRefusal) {
    lineOf(request).remove(request)
    countWaiting(request, -1)
    request.answer(because)
  }

  /** Whether there is room for one more request. If not, one with more than their share gives way. */
  function makeRoom({ dealer, address }: QueuedRequest): QueueRefusal | null {
    if (waitingFrom.of(address) >= limits.maxWaitingPerAddress) return 'address full'
    if (waitingAt.of(dealer) >= limits.maxWaitingPerDealer) {
      const last = lastOfGreedy(dealer, address)
      if (!last) return 'dealer full'
      refuse(last, 'dealer full')
    }
    if (waiting < limits.maxWaiting) return null
    const longest = waitingAt.most()
    const last =
      longest !== null && waitingAt.of(longest) > waitingAt.of(dealer) + 1 ? lastOfGreedy(longest) : null
    if (!last) return 'queue full'
    refuse(last, 'queue full')
    return null
  }

  /** The latest waiting page of the address with most of a dealer’s queue, if that is more than the newcomer has. */
  function lastOfGreedy(dealer: string, newcomer?: string) {
    const line = pages.longest(dealer)
    const own = newcomer === undefined ? 0 : pages.countOf(dealer, newcomer) + 1
    return line.length > own ? line.at(-1) : undefined
  }

  return {
    enqueue(request, answer) {
      recent.asked(request.dealer)
      const startsAtOnce = waiting === 0 && active < limits.atOnce && hasRoom(request.dealer)
      const refusal = startsAtOnce ? null : makeRoom(request)
      if (refusal) {
        answer(refusal)
        return () => {}
      }
      const queued = { ...request, since: now(), answer }
      lineOf(queued).add(queued)
      countWaiting(queued, 1)
      startNext()
      return () => {
        if (!lineOf(queued).remove(queued)) return
        countWaiting(queued, -1)
      }
    },
    done({ dealer }) {
      active -= 1
      activeAt.add(dealer, -1)
      startNext()
    },
    tick() {
      const deadline = now() - limits.maxWaitMs
      for (const request of [...forms.all(), ...pages.all()])
        if (request.since <= deadline) refuse(request, 'too long')
      startNext()
    },
    figures: () => ({ active, waiting }),
  }
}

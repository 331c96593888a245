import { tally } from '#operations/background/tally.ts'
import { turnsByDealer } from '#operations/background/turns-by-dealer.ts'
import { type NoRoom, type RoomLimits, waitingRoom } from '#operations/background/waiting-room.ts'
import { recentDealers } from './recent-dealers.ts'

/** A request in the queue: its dealer, its address, and whether it submits a form. */
export type QueuedRequest = { dealer: string; address: string; isForm: boolean }

/** Why a request gets no turn. */
export type QueueRefusal = `${NoRoom<never>['full']} full` | 'too long'

export type QueueLimits = RoomLimits & {
  /** How many requests may be active at once: in all, and while only one dealer has any. */
  atOnce: number
  atOnceOneDealer: number
  /** While several dealers have requests, the next starts when none is active or this long after the last start. */
  nextStartAfterMs: number
  /** A single dealer is treated the same until no other had a request for this long, because a neighbour may be back any moment. */
  onlyDealerAfterMs: number
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
  const room = waitingRoom(limits)
  let active = 0
  let formsSincePage = 0
  let lastStart = Number.NEGATIVE_INFINITY
  const recent = recentDealers(now)

  const mayStart = (dealer: string) => {
    if (active === 0) return true
    const own = activeAt.of(dealer)
    const isSlow = now() - lastStart >= limits.nextStartAfterMs
    const isOnlyOne = own === active && room.waiting() === room.waitingAt(dealer)
    if (!isOnlyOne) return own === 0 && isSlow
    return own < limits.atOnceOneDealer && (isSlow || !recent.hasOther(dealer, limits.onlyDealerAfterMs))
  }
  const lineOf = ({ isForm }: QueuedRequest) => (isForm ? forms : pages)

  function startNext() {
    while (active < limits.atOnce) {
      const next = takeNext()
      if (!next) return
      room.count(next, -1)
      active += 1
      activeAt.add(next.dealer, 1)
      lastStart = now()
      next.answer('turn')
    }
  }

  function takeNext() {
    const isTurnOfPages = formsSincePage >= limits.formsInARow
    const next = isTurnOfPages
      ? (pages.take(mayStart) ?? forms.take(mayStart))
      : (forms.take(mayStart) ?? pages.take(mayStart))
    if (next) formsSincePage = next.isForm ? formsSincePage + 1 : 0
    return next
  }

  function refuse(request: Waiting, because: QueueRefusal) {
    lineOf(request).remove(request)
    room.count(request, -1)
    request.answer(because)
  }

  /** Why there is no room for one more request. A waiting page with more than its share gives way, but no form. */
  function makeRoom(request: QueuedRequest): QueueRefusal | null {
    const noRoom = room.noRoomFor(request, pages)
    if (!noRoom) return null
    const because = `${noRoom.full} full` as const
    if (!noRoom.givesWay) return because
    refuse(noRoom.givesWay, because)
    return null
  }

  return {
    enqueue(request, answer) {
      recent.asked(request.dealer)
      const startsAtOnce = room.waiting() === 0 && active < limits.atOnce && mayStart(request.dealer)
      const refusal = startsAtOnce ? null : makeRoom(request)
      if (refusal) {
        answer(refusal)
        return () => {}
      }
      const queued = { ...request, since: now(), answer }
      lineOf(queued).add(queued)
      room.count(queued, 1)
      startNext()
      return () => {
        if (!lineOf(queued).remove(queued)) return
        room.count(queued, -1)
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
    figures: () => ({ active, waiting: room.waiting() }),
  }
}

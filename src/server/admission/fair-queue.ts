import { recentDealers } from './recent-dealers.ts'
import { tally } from './tally.ts'
import { turnsByDealer } from './turns-by-dealer.ts'

/** Who asks for a page: at which dealer, from which address, and whether it is a form that somebody sends. */
export type Asker = { dealer: string; address: string; isForm: boolean }

/** Why somebody gets no turn. */
export type QueueRefusal = 'queue full' | 'dealer full' | 'address full' | 'too long'

export type QueueLimits = {
  /** How many requests are worked on at a time: in all, and while only one dealer has any. */
  atOnce: number
  atOnceAlone: number
  /** While several dealers have some, a request starts when nothing is worked on, or this long after the last start. */
  besideOthersMs: number
  /** The same is true for the only dealer that has some until no other has asked for this long: one may be back any moment. */
  aloneAfterMs: number
  /** How many may wait: in all, for one dealer, from one address. */
  waiting: number
  waitingPerDealer: number
  waitingPerAddress: number
  /** After this long a request is refused rather than kept waiting. */
  patienceMs: number
  /** Forms go first, but after so many of them a page has its turn. */
  formsInARow: number
}

type Answer = (outcome: 'turn' | QueueRefusal) => void
type Waiting = Asker & { since: number; answer: Answer }

export type FairQueue = {
  /** Asks for a turn, and is answered once, at once or later. What comes back takes the request out of the queue again. */
  ask(asker: Asker, answer: Answer): () => void
  /** Gives a turn back, so that the next in line has it. */
  done(asker: Asker): void
  /** As time passes: refuses what has waited for too long, and starts what may start beside others. */
  tick(): void
  figures(): { active: number; waiting: number }
}

/**
 * Decides whose request is worked on next. Dealers take turns, and so do addresses at each dealer, so that a crowd or an
 * attack at one of them costs the others one turn at most. When the queue is full, whoever has most in it gives way.
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
    const isSlow = now() - lastStart >= limits.besideOthersMs
    const isOnlyOne = own === active && waiting === waitingAt.of(dealer)
    if (!isOnlyOne) return own === 0 && isSlow
    return own < limits.atOnceAlone && (isSlow || !recent.hasOther(dealer, limits.aloneAfterMs))
  }
  const lineOf = ({ isForm }: Asker) => (isForm ? forms : pages)

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

  function countWaiting({ dealer, address }: Asker, by: 1 | -1) {
    waiting += by
    waitingAt.add(dealer, by)
    waitingFrom.add(address, by)
  }

  function refuse(request: Waiting, because: QueueRefusal) {
    lineOf(request).remove(request)
    countWaiting(request, -1)
    request.answer(because)
  }

  /** Whether there is room for one more; whoever has more than their share makes it. */
  function makeRoom({ dealer, address }: Asker): QueueRefusal | null {
    if (waitingFrom.of(address) >= limits.waitingPerAddress) return 'address full'
    if (waitingAt.of(dealer) >= limits.waitingPerDealer) {
      const last = lastOfGreedy(dealer, address)
      if (!last) return 'dealer full'
      refuse(last, 'dealer full')
    }
    if (waiting < limits.waiting) return null
    const longest = waitingAt.most()
    const last =
      longest !== null && waitingAt.of(longest) > waitingAt.of(dealer) + 1 ? lastOfGreedy(longest) : null
    if (!last) return 'queue full'
    refuse(last, 'queue full')
    return null
  }

  /** The latest page that the address with most of a dealer's queue waits for, if that is more than the newcomer has. */
  function lastOfGreedy(dealer: string, newcomer?: string) {
    const line = pages.longest(dealer)
    const own = newcomer === undefined ? 0 : pages.countOf(dealer, newcomer) + 1
    return line.length > own ? line.at(-1) : undefined
  }

  return {
    ask(asker, answer) {
      recent.asked(asker.dealer)
      const startsAtOnce = waiting === 0 && active < limits.atOnce && hasRoom(asker.dealer)
      const refusal = startsAtOnce ? null : makeRoom(asker)
      if (refusal) {
        answer(refusal)
        return () => {}
      }
      const request = { ...asker, since: now(), answer }
      lineOf(asker).add(request)
      countWaiting(request, 1)
      startNext()
      return () => {
        if (!lineOf(request).remove(request)) return
        countWaiting(request, -1)
      }
    },
    done({ dealer }) {
      active -= 1
      activeAt.add(dealer, -1)
      startNext()
    },
    tick() {
      const deadline = now() - limits.patienceMs
      for (const request of [...forms.all(), ...pages.all()])
        if (request.since <= deadline) refuse(request, 'too long')
      startNext()
    },
    figures: () => ({ active, waiting }),
  }
}

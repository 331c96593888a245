import { tally } from './tally.ts'
import { type InLine, turnsByDealer } from './turns-by-dealer.ts'

/** How many may wait: in all, for one dealer and from one address. */
export type LineLimits = { waiting: number; waitingPerDealer: number; waitingPerAddress: number }

export type LimitedLine<Waiting> = {
  /** Whether there was room for it. Another may have to give way, which is then out of the line. */
  add(request: Waiting, onGivesWay: (other: Waiting) => void): boolean
  remove(request: Waiting): void
  /** The next in turn among the dealers that have room. */
  take(hasRoom: (dealer: string) => boolean): Waiting | null
}

/**
 * A line with limited room. Dealers take turns, and so do the addresses of each dealer. When it is full, the one with most
 * requests gives way.
 */
export function limitedLine<Waiting extends InLine>(limits: LineLimits): LimitedLine<Waiting> {
  const turns = turnsByDealer<Waiting>()
  const atDealer = tally()
  const fromAddress = tally()
  let waiting = 0

  function count({ dealer, address }: InLine, by: 1 | -1) {
    waiting += by
    atDealer.add(dealer, by)
    fromAddress.add(address, by)
  }

  function remove(request: Waiting) {
    if (turns.remove(request)) count(request, -1)
  }

  /** The latest request of the address with most of a dealer’s places, if it has more than this. */
  function lastOfGreedy(dealer: string, than: number) {
    const line = turns.longest(dealer)
    return line.length > than ? line.at(-1) : undefined
  }

  /** Who gives way to a newcomer. `null` if nobody has to, `undefined` if nobody has more than the newcomer. */
  function inTheWay({ dealer, address }: Waiting): Waiting | null | undefined {
    if (fromAddress.of(address) >= limits.waitingPerAddress) return undefined
    if (atDealer.of(dealer) >= limits.waitingPerDealer)
      return lastOfGreedy(dealer, turns.countOf(dealer, address) + 1)
    if (waiting < limits.waiting) return null
    const longest = atDealer.most()
    if (longest === null || atDealer.of(longest) <= atDealer.of(dealer) + 1) return undefined
    return lastOfGreedy(longest, 0)
  }

  return {
    add(request, onGivesWay) {
      const other = inTheWay(request)
      if (other === undefined) return false
      if (other !== null) {
        remove(other)
        onGivesWay(other)
      }
      turns.add(request)
      count(request, 1)
      return true
    },
    remove,
    take(hasRoom) {
      const next = turns.take(hasRoom)
      if (next) count(next, -1)
      return next
    },
  }
}

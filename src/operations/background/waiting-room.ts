import { tally } from './tally.ts'
import type { InLine, TurnsByDealer } from './turns-by-dealer.ts'

/** How many may wait: in all, for one dealer and from one address. */
export type RoomLimits = { waiting: number; waitingPerDealer: number; waitingPerAddress: number }

/** What has no room for a newcomer, and who gives way. The newcomer is refused if nobody does. */
export type NoRoom<Waiting> = { full: 'queue' | 'dealer' | 'address'; givesWay: Waiting | null }

export type WaitingRoom = {
  count(request: InLine, by: 1 | -1): void
  waiting(): number
  waitingAt(dealer: string): number
  /** `null` if there is room. Only requests of this line give way. */
  noRoomFor<Waiting extends InLine>(newcomer: InLine, line: TurnsByDealer<Waiting>): NoRoom<Waiting> | null
}

/** Counts who waits. When there is no room for one more, the one with most requests gives way. */
export function waitingRoom(limits: RoomLimits): WaitingRoom {
  const atDealer = tally()
  const fromAddress = tally()
  let waiting = 0

  return {
    count({ dealer, address }, by) {
      waiting += by
      atDealer.add(dealer, by)
      fromAddress.add(address, by)
    },
    waiting: () => waiting,
    waitingAt: (dealer) => atDealer.of(dealer),
    noRoomFor({ dealer, address }, line) {
      if (fromAddress.of(address) >= limits.waitingPerAddress) return { full: 'address', givesWay: null }
      if (atDealer.of(dealer) >= limits.waitingPerDealer) {
        const own = line.countOf(dealer, address) + 1
        return { full: 'dealer', givesWay: lastOfGreedy(line, dealer, own) }
      }
      if (waiting < limits.waiting) return null
      const longest = atDealer.most()
      const hasMore = longest !== null && atDealer.of(longest) > atDealer.of(dealer) + 1
      return { full: 'queue', givesWay: hasMore ? lastOfGreedy(line, longest, 0) : null }
    },
  }
}

/** The latest request of the address with most of a dealer’s places, if it has more than this. */
function lastOfGreedy<Waiting extends InLine>(line: TurnsByDealer<Waiting>, dealer: string, than: number) {
  const most = line.longest(dealer)
  return most.length > than ? (most.at(-1) ?? null) : null
}

import { type InLine, turnsByDealer } from './turns-by-dealer.ts'
import { type RoomLimits, waitingRoom } from './waiting-room.ts'

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
export function limitedLine<Waiting extends InLine>(limits: RoomLimits): LimitedLine<Waiting> {
  const turns = turnsByDealer<Waiting>()
  const room = waitingRoom(limits)

  function remove(request: Waiting) {
    if (turns.remove(request)) room.count(request, -1)
  }

  return {
    add(request, onGivesWay) {
      const noRoom = room.noRoomFor(request, turns)
      if (noRoom) {
        const { givesWay } = noRoom
        if (!givesWay) return false
        remove(givesWay)
        onGivesWay(givesWay)
      }
      turns.add(request)
      room.count(request, 1)
      return true
    },
    remove,
    take(hasRoom) {
      const next = turns.take(hasRoom)
      if (next) room.count(next, -1)
      return next
    },
  }
}

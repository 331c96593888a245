/** A request in the line: its dealer and its address. */
export type InLine = { dealer: string; address: string }

export type TurnsByDealer<Waiting> = {
  add(request: Waiting): void
  /** Whether the request was in the queue. */
  remove(request: Waiting): boolean
  /** The next in turn among the dealers that have room. */
  take(hasRoom: (dealer: string) => boolean): Waiting | null
  countOf(dealer: string, address: string): number
  /** All waiting requests of a dealer’s address that has most. */
  longest(dealer: string): readonly Waiting[]
  all(): Waiting[]
}

/** For how many dealers to remember the last turn. */
const MAX_REMEMBERED = 1000

/**
 * Requests by dealer and address. The dealer whose last turn was longest ago is next. An address that had a turn moves to
 * the end of its dealer’s map, which keeps its order.
 */
export function turnsByDealer<Waiting extends InLine>(): TurnsByDealer<Waiting> {
  const dealers = new Map<string, Map<string, Waiting[]>>()
  const lastTurns = new Map<string, number>()
  let turn = 0

  function recordTurn(dealer: string) {
    lastTurns.delete(dealer)
    lastTurns.set(dealer, (turn += 1))
    const [oldest] = lastTurns.keys()
    if (lastTurns.size > MAX_REMEMBERED && oldest !== undefined) lastTurns.delete(oldest)
  }

  function nextDealer(hasRoom: (dealer: string) => boolean) {
    let next: string | null = null
    let longestAgo = Number.POSITIVE_INFINITY
    for (const dealer of dealers.keys()) {
      const last = lastTurns.get(dealer) ?? 0
      if (last >= longestAgo || !hasRoom(dealer)) continue
      next = dealer
      longestAgo = last
    }
    return next
  }

  function remove(request: Waiting) {
    const addresses = dealers.get(request.dealer)
    const line = addresses?.get(request.address)
    const place = line?.indexOf(request) ?? -1
    if (!addresses || !line || place < 0) return false
    line.splice(place, 1)
    if (line.length === 0) addresses.delete(request.address)
    if (addresses.size === 0) dealers.delete(request.dealer)
    return true
  }

  function moveToEnd<T>(turns: Map<string, T>, key: string, value: T | undefined) {
    if (value === undefined || !turns.delete(key)) return
    turns.set(key, value)
  }

  return {
    add(request: Waiting) {
      const addresses = dealers.get(request.dealer) ?? new Map<string, Waiting[]>()
      const line = addresses.get(request.address) ?? []
      line.push(request)
      addresses.set(request.address, line)
      dealers.set(request.dealer, addresses)
    },
    remove,
    take(hasRoom: (dealer: string) => boolean): Waiting | null {
      const dealer = nextDealer(hasRoom)
      const addresses = dealer === null ? undefined : dealers.get(dealer)
      const [first] = addresses?.values() ?? []
      const request = first?.[0]
      if (!addresses || !request) return null
      remove(request)
      moveToEnd(addresses, request.address, addresses.get(request.address))
      recordTurn(request.dealer)
      return request
    },
    countOf: (dealer: string, address: string) => dealers.get(dealer)?.get(address)?.length ?? 0,
    longest(dealer: string): Waiting[] {
      let longest: Waiting[] = []
      for (const line of dealers.get(dealer)?.values() ?? []) if (line.length > longest.length) longest = line
      return longest
    },
    all: () => [...dealers.values()].flatMap((addresses) => [...addresses.values()].flat()),
  }
}

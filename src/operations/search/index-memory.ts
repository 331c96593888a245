/** About what an index takes by itself, and for each of its vehicles (`npm run bench:scale`). */
const INDEX_BYTES = 100_000
const VEHICLE_BYTES = 1000

/** Which indexes fit into the memory for them. */
export type IndexMemory = {
  /** The site's index has so many vehicles. */
  holds(siteId: string, vehicles: number): void
  searched(siteId: string): void
  forget(siteId: string): void
  /** The indexes to drop until the others fit: those that nobody has searched for longest, without those at work. */
  excess(isAtWork: (siteId: string) => boolean): string[]
}

export function indexMemory(maxBytes: number): IndexMemory {
  /** The bytes of each index, the one searched last at the end. */
  const indexes = new Map<string, number>()
  let total = 0

  function forget(siteId: string) {
    total -= indexes.get(siteId) ?? 0
    indexes.delete(siteId)
  }

  return {
    holds(siteId, vehicles) {
      forget(siteId)
      const bytes = INDEX_BYTES + vehicles * VEHICLE_BYTES
      indexes.set(siteId, bytes)
      total += bytes
    },
    searched(siteId) {
      const bytes = indexes.get(siteId)
      if (bytes === undefined) return
      indexes.delete(siteId)
      indexes.set(siteId, bytes)
    },
    forget,
    excess(isAtWork) {
      const dropped: string[] = []
      let left = total
      for (const [siteId, bytes] of indexes) {
        if (left <= maxBytes) break
        if (isAtWork(siteId)) continue
        dropped.push(siteId)
        left -= bytes
      }
      return dropped
    },
  }
}

const REMEMBERED_MS = 5 * 60 * 1000
const REMEMBERED_COUNT = 2000

/** Remembers recent failures, so that not every visitor triggers another attempt. */
export function recentFailures(now: () => Date) {
  const failedAt = new Map<string, number>()
  return {
    has(key: string) {
      const at = failedAt.get(key)
      return at !== undefined && now().getTime() - at < REMEMBERED_MS
    },
    add(key: string) {
      // A map keeps insertion order, so the first entry is the oldest.
      failedAt.delete(key)
      failedAt.set(key, now().getTime())
      const [oldest] = failedAt.keys()
      if (failedAt.size > REMEMBERED_COUNT && oldest !== undefined) failedAt.delete(oldest)
    },
  }
}

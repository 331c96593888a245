/** Counts by key, and drops a key when its count is zero. */
export function tally() {
  const counts = new Map<string, number>()
  return {
    of: (key: string) => counts.get(key) ?? 0,
    add(key: string, by: number) {
      const count = (counts.get(key) ?? 0) + by
      if (count === 0) counts.delete(key)
      else counts.set(key, count)
    },
    most(): string | null {
      let most: [key: string, count: number] | null = null
      for (const entry of counts) if (most === null || entry[1] > most[1]) most = entry
      return most?.[0] ?? null
    },
  }
}

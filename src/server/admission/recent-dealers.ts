type Asked = { dealer: string; at: number }

/** Remembers whether more than one dealer has been asked lately. */
export function recentDealers(now: () => number) {
  let last: Asked | null = null
  /** The last before those in a row for the same dealer. */
  let before: Asked | null = null

  return {
    asked(dealer: string) {
      if (last && last.dealer !== dealer) before = last
      last = { dealer, at: now() }
    },
    /** Whether any other dealer was asked within this time. */
    hasOther(dealer: string, withinMs: number): boolean {
      const other = last?.dealer === dealer ? before : last
      return other !== null && now() - other.at < withinMs
    },
  }
}

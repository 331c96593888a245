type Asked = { dealer: string; at: number }

/** Remembers whether more than one dealer had requests recently. */
export function recentDealers(now: () => number) {
  let last: Asked | null = null
  /** The last request before the current run of requests to the same dealer. */
  let before: Asked | null = null

  return {
    asked(dealer: string) {
      if (last && last.dealer !== dealer) before = last
      last = { dealer, at: now() }
    },
    /** Whether any other dealer had a request within this time. */
    hasOther(dealer: string, withinMs: number): boolean {
      const other = last?.dealer === dealer ? before : last
      return other !== null && now() - other.at < withinMs
    },
  }
}

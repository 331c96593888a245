const SHORTEST_MS = 5_000
const LONGEST_MS = 10 * 60_000

/**
 * How long to wait before asking again whether a refund has gone through, after it has been under way for so long: most take
 * seconds, some days.
 */
export function refundWait(underWayMs: number): number {
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, underWayMs))
}

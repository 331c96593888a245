const MIN_MS = 5_000
const MAX_MS = 10 * 60_000

/**
 * How long to wait before asking again whether a refund has gone through, after it has been under way for so long: most take
 * seconds, some days.
 */
export function refundWait(underWayMs: number): number {
  return Math.min(MAX_MS, Math.max(MIN_MS, underWayMs))
}

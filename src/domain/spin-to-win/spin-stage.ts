/** Whether a promotion takes spins: it isn’t set up, hasn’t begun, runs, or is over. */
export type SpinStage = 'off' | 'soon' | 'open' | 'over'

/** Days are the dealer’s own, and `until` is the last one. */
export function spinStage(promotion: { from: string; until: string } | null, today: string): SpinStage {
  if (promotion === null) return 'off'
  if (today < promotion.from) return 'soon'
  return today <= promotion.until ? 'open' : 'over'
}

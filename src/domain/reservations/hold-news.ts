import type { CustomerHoldEmail, DealerHoldEmail } from './hold-emails.ts'
import type { HoldState } from './hold-states.ts'

/** A hold, and for how long it still lasts; `null` for one that has ended. */
type HoldNow = { state: HoldState; leftMs: number | null }

/** Whether a message about a hold is still true when it finally goes out. Mail servers can be down for hours. */
export function isStillNews(what: CustomerHoldEmail | DealerHoldEmail, { state, leftMs }: HoldNow): boolean {
  const isOver = leftMs === null || leftMs <= 0
  if (what === 'offered') return state === 'offered' && !isOver
  if (what === 'held') return state === 'sold' || (state === 'held' && !isOver)
  return true
}

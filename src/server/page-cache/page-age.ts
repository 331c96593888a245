import { dayIn } from '#domain/shared/day.ts'
import type { SiteState } from '#operations/sites/dealerships.ts'
import type { SharedPage } from './page-cache.ts'

/**
 * `fresh`: as if rendered now. `usable`: good enough while it is rendered again. `old`: not to be shown.
 */
export type PageAge = 'fresh' | 'usable' | 'old'

const SECOND_MS = 1000
/** What changes by the clock alone, such as “open now”, is at most this late. */
const FRESH_MS = 60 * SECOND_MS
const USABLE_MS = 2 * FRESH_MS
/** While the database doesn’t respond, an older page is better than none. */
const USABLE_IN_OUTAGE_MS = 60 * FRESH_MS

/** How old a page is for a visitor who asks for it now. */
export function pageAge(
  { revision, renderedAt }: Pick<SharedPage, 'revision' | 'renderedAt'>,
  known: SiteState,
  now: number,
): PageAge {
  if (known.revision !== revision) return 'old'
  const age = now - renderedAt
  // Since the clock was set back, nobody knows how old it is.
  if (age < 0) return 'old'
  const dayAt = (ms: number) => dayIn(known.timeZone, new Date(ms))
  if (known.isBehind) return age <= USABLE_IN_OUTAGE_MS ? 'usable' : 'old'
  if (renderedAt < (known.contentSince?.getTime() ?? 0)) return 'old'
  if (dayAt(renderedAt) !== dayAt(now)) return 'old'
  return age <= FRESH_MS ? 'fresh' : age <= USABLE_MS ? 'usable' : 'old'
}

import { dayIn } from '#domain/shared/day.ts'
import type { SiteKnowledge } from '#operations/sites/dealerships.ts'
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
  known: SiteKnowledge,
  now: number,
): PageAge {
  if (known.revision !== revision) return 'old'
  const age = now - renderedAt
  if (known.isBehind) return age <= USABLE_IN_OUTAGE_MS ? 'usable' : 'old'
  if (renderedAt < (known.contentSince?.getTime() ?? 0)) return 'old'
  if (isAnotherDay(known.timeZone, renderedAt, now)) return 'old'
  return age <= FRESH_MS ? 'fresh' : age <= USABLE_MS ? 'usable' : 'old'
}

/** A day begins at a quarter of an hour in every time zone, which is quicker to compare. */
function isAnotherDay(timeZone: string, before: number, now: number) {
  if (Math.floor(before / QUARTER_MS) === Math.floor(now / QUARTER_MS)) return false
  return dayIn(timeZone, new Date(before)) !== dayIn(timeZone, new Date(now))
}

const QUARTER_MS = 15 * 60 * SECOND_MS

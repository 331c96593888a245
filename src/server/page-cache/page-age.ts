import type { SharedPage } from './page-cache.ts'

/**
 * `fresh`: as if rendered now. `usable`: good enough while it is rendered again. `old`: not to be shown.
 */
export type PageAge = 'fresh' | 'usable' | 'old'

/** What the process knows of a site: its newest revision, and whether it hears of changes at all. */
export type SiteKnowledge = { revision: number | null; isBehind: boolean }

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
  if (isAnotherQuarter(renderedAt, now)) return 'old'
  return age <= FRESH_MS ? 'fresh' : age <= USABLE_MS ? 'usable' : 'old'
}

/** A day, and the hours of a dealer, begin and end at a quarter of an hour in every time zone. */
function isAnotherQuarter(before: number, now: number) {
  return Math.floor(before / QUARTER_MS) !== Math.floor(now / QUARTER_MS)
}

const QUARTER_MS = 15 * 60 * SECOND_MS

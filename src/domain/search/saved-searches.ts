import { isSameSearch, storedSearch, readStoredSearch } from './stored-search.ts'
import type { SearchState } from './search-state.ts'

/** A search that a shopper saved, and when they last looked at what it finds, in seconds since 1970. */
export type SavedSearch = { search: SearchState; seenAt: number }

/** Nobody comes back to more than these. */
export const MOST_SAVED_SEARCHES = 20
/** Some three thousand years from now: no clock of ours has said so. */
const NO_MOMENT = 1e11

/** The saved searches with one more, the latest first. `null` when there are as many as can be saved: none is lost for another. */
export function withSaved(saved: readonly SavedSearch[], search: SearchState, now: number) {
  const others = withoutSaved(saved, search)
  return others.length < MOST_SAVED_SEARCHES ? [{ search, seenAt: now }, ...others] : null
}

export function withoutSaved(saved: readonly SavedSearch[], search: SearchState): SavedSearch[] {
  return saved.filter((one) => !isSameSearch(one.search, search))
}

export function isSaved(saved: readonly SavedSearch[], search: SearchState): boolean {
  return saved.some((one) => isSameSearch(one.search, search))
}

/** What a shopper has looked at is no longer new to them. */
export function withSeen(saved: readonly SavedSearch[], search: SearchState, now: number): SavedSearch[] {
  return saved.map((one) =>
    isSameSearch(one.search, search) ? { ...one, seenAt: Math.max(one.seenAt, now) } : one,
  )
}

/** The searches that were kept. What is none is passed over. */
export function readSavedSearches(kept: unknown): SavedSearch[] {
  const all: unknown[] = Array.isArray(kept) ? kept : []
  return all.flatMap(readOne).slice(0, MOST_SAVED_SEARCHES)
}

/** The searches as they are kept. */
export function writeSavedSearches(saved: readonly SavedSearch[]) {
  return saved.map(({ search, seenAt }) => ({ address: storedSearch(search), seenAt }))
}

function readOne(kept: unknown): SavedSearch[] {
  if (typeof kept !== 'object' || kept === null || !('address' in kept) || !('seenAt' in kept)) return []
  const search = readStoredSearch(kept.address)
  return search && isMoment(kept.seenAt) ? [{ search, seenAt: kept.seenAt }] : []
}

function isMoment(seconds: unknown): seconds is number {
  return Number.isInteger(seconds) && Number(seconds) >= 0 && Number(seconds) < NO_MOMENT
}

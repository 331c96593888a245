import { isMoment } from '../shared/seconds.ts'
import { isSameSearch, storedSearch, readStoredSearch } from './stored-search.ts'
import type { SearchState } from './search-state.ts'

/** A saved search, and when its shopper last saw its results, in seconds since 1970. */
export type SavedSearch = { search: SearchState; seenAt: number }

/** How many searches a device stores. */
export const MAX_SAVED_SEARCHES = 20

/** Adds a search to the front of the list. Returns `null` when the list is full, so that no search is lost. */
export function withSaved(saved: readonly SavedSearch[], search: SearchState, now: number) {
  const others = withoutSaved(saved, search)
  return others.length < MAX_SAVED_SEARCHES ? [{ search, seenAt: now }, ...others] : null
}

export function withoutSaved(saved: readonly SavedSearch[], search: SearchState): SavedSearch[] {
  return saved.filter((one) => !isSameSearch(one.search, search))
}

export function isSaved(saved: readonly SavedSearch[], search: SearchState): boolean {
  return saved.some((one) => isSameSearch(one.search, search))
}

/** Marks the results of a search as seen. */
export function withSeen(saved: readonly SavedSearch[], search: SearchState, now: number): SavedSearch[] {
  return saved.map((one) =>
    isSameSearch(one.search, search) ? { ...one, seenAt: Math.max(one.seenAt, now) } : one,
  )
}

/** Reads the stored searches and skips anything that isn't one. */
export function readSavedSearches(stored: unknown): SavedSearch[] {
  const all: unknown[] = Array.isArray(stored) ? stored : []
  return all.flatMap(readOne).slice(0, MAX_SAVED_SEARCHES)
}

/** Writes the searches in the stored format. */
export function writeSavedSearches(saved: readonly SavedSearch[]) {
  return saved.map(({ search, seenAt }) => ({ address: storedSearch(search), seenAt }))
}

function readOne(stored: unknown): SavedSearch[] {
  if (typeof stored !== 'object' || stored === null || !('address' in stored) || !('seenAt' in stored))
    return []
  const search = readStoredSearch(stored.address)
  return search && isMoment(stored.seenAt) ? [{ search, seenAt: stored.seenAt }] : []
}

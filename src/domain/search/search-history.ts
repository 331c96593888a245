import { isSameSearch, storedSearch, readStoredSearch } from './stored-search.ts'
import { isChosen, type SearchState } from './search-state.ts'
import type { VehicleFacet, VehicleRange } from './vehicle-facets.ts'

/** More than these nobody wants to be offered again. */
const MOST_SEARCHES = 5

/** The last searches with one more, the latest first. The same search stands there once, in its latest order. */
export function withSearch(history: readonly SearchState[], search: SearchState): SearchState[] {
  const [latest, ...before] = history
  const earlier = latest && isStepTo(search, latest) ? before : history
  return [search, ...earlier.filter((one) => !isSameSearch(one, search))].slice(0, MOST_SEARCHES)
}

/** The searches that were kept. What is none is passed over. */
export function readHistory(kept: unknown): SearchState[] {
  const searches = Array.isArray(kept) ? kept.slice(0, MOST_SEARCHES).map(readStoredSearch) : []
  return searches.filter((search) => search !== null)
}

/** The searches as they are kept. */
export function writeHistory(history: readonly SearchState[]): string[] {
  return history.map(storedSearch).filter((search) => search !== null)
}

/**
 * Whether one search was only a step on the way to another. Somebody who chooses a make, then a model, then a price is
 * on one search and not on three: all that was asked for is still asked for, and something more.
 */
function isStepTo(search: SearchState, step: SearchState) {
  return (
    search.text.toLowerCase().startsWith(step.text.toLowerCase()) &&
    Object.entries(step.chosen).every(([facet, values]) =>
      values.every((value) => isChosen(search, facet as VehicleFacet, value)),
    ) &&
    Object.keys(step.ranges).every((range) => search.ranges[range as VehicleRange] !== undefined)
  )
}

import { isSameSearch, storedSearch, readStoredSearch } from './stored-search.ts'
import { isChosen, type SearchState } from './search-state.ts'
import type { VehicleFacet, VehicleRange } from './vehicle-facets.ts'

/** How many searches are offered again (SRCH-14). */
const MAX_SEARCHES = 5

/** Adds a search to the front of the history. A repeated search appears once, in its latest order. */
export function withSearch(history: readonly SearchState[], search: SearchState): SearchState[] {
  const [latest, ...before] = history
  const earlier = latest && isStepTo(search, latest) ? before : history
  return [search, ...earlier.filter((one) => !isSameSearch(one, search))].slice(0, MAX_SEARCHES)
}

/** Reads the stored searches and skips anything that isn't one. */
export function readHistory(stored: unknown): SearchState[] {
  const searches = Array.isArray(stored) ? stored.slice(0, MAX_SEARCHES).map(readStoredSearch) : []
  return searches.filter((search) => search !== null)
}

/** Writes the searches in the stored format. */
export function writeHistory(history: readonly SearchState[]): string[] {
  return history.map(storedSearch).filter((search) => search !== null)
}

/**
 * Whether one search was only a step towards another. Choosing a make, then a model, then a price is one search:
 * the later one includes all filters of the earlier one.
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

import { readSearch, searchAddress } from './search-address.ts'
import { valueKey } from '../spellings/value-key.ts'
import { isWithoutWords } from './no-results/words-in-text.ts'
import { emptySearch, isSearching, type SearchState } from './search-state.ts'
import type { VehicleFacet } from './vehicle-facets.ts'

/** The address of a real search is shorter than this. */
const MAX_ADDRESS_LENGTH = 4000

/**
 * Writes a search for storing: its path with the filters as parameters, starting at page 1. `null` for a search
 * without filters. The shopper's place is private and left out.
 */
export function storedSearch(state: SearchState): string | null {
  const text = isWithoutWords(state.text) ? '' : state.text
  const search = { ...state, text, near: '', page: 1 }
  return isSearching(search) ? searchAddress(search) : null
}

/** Reads a stored search. Data on a device is not trusted, so it must prove to be a search. */
export function readStoredSearch(stored: unknown): SearchState | null {
  if (typeof stored !== 'string' || stored.length > MAX_ADDRESS_LENGTH) return null
  const [path, parameters] = stored.split('?', 2)
  if (path !== '/search') return null
  const state = { ...readSearch(new URLSearchParams(parameters)), near: '', page: 1 }
  return isSearching(state) ? state : null
}

/** Whether two searches find the same vehicles, in any order and in any spelling. */
export function isSameSearch(one: SearchState, other: SearchState): boolean {
  return searchIdentity(one) === searchIdentity(other)
}

/** A text that is the same for searches that find the same. */
export function searchIdentity({ text, chosen, ranges }: SearchState) {
  const values = Object.entries(chosen).map(([facet, some = []]) => [
    facet,
    [...new Set(some.map((value) => valueKey(facet as VehicleFacet, value)))].toSorted(),
  ])
  return searchAddress({
    ...emptySearch,
    text: text.toLowerCase(),
    chosen: Object.fromEntries(values) as SearchState['chosen'],
    ranges,
  })
}

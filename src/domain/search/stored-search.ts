import { readSearch, searchAddress } from './search-address.ts'
import { valueKey } from '../values/value-key.ts'
import { anything, isSearching, type SearchState } from './search-state.ts'
import type { VehicleFacet } from './vehicle-facets.ts'

/** No search that a shopper made is written longer than this. */
const LONGEST_ADDRESS = 4000

/**
 * A search as it is kept to be made again: its path, with the filter values as parameters. It begins at its first page.
 * Nothing where nothing was asked for. Where the shopper was then is nobody’s to keep.
 */
export function storedSearch(state: SearchState): string | null {
  const search = { ...state, near: '', page: 1 }
  return isSearching(search) ? searchAddress(search) : null
}

/** What was kept, once it is certain that it is a search. Nobody vouches for what stands on a device. */
export function readStoredSearch(kept: unknown): SearchState | null {
  if (typeof kept !== 'string' || kept.length > LONGEST_ADDRESS) return null
  const [path, parameters] = kept.split('?', 2)
  if (path !== '/search') return null
  const state = { ...readSearch(new URLSearchParams(parameters)), near: '', page: 1 }
  return isSearching(state) ? state : null
}

/** Two searches are the same when they find the same vehicles, in whatever order and however they were written down. */
export function isSameSearch(one: SearchState, other: SearchState): boolean {
  return identityOf(one) === identityOf(other)
}

function identityOf({ text, chosen, ranges }: SearchState) {
  const values = Object.entries(chosen).map(([facet, some = []]) => [
    facet,
    [...new Set(some.map((value) => valueKey(facet as VehicleFacet, value)))].toSorted(),
  ])
  return searchAddress({
    ...anything,
    text: text.toLowerCase(),
    chosen: Object.fromEntries(values) as SearchState['chosen'],
    ranges,
  })
}

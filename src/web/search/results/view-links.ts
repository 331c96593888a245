import { searchAddress } from '#domain/search/search-address.ts'
import { type SearchState, type SearchView, searchViews } from '#domain/search/search-state.ts'

/** Links to the same page of results in each view. */
export function viewLinks(state: SearchState) {
  return searchViews.map((view) => ({
    view,
    label: names[view],
    address: searchAddress({ ...state, view }),
    isShown: view === state.view,
  }))
}

const names: Record<SearchView, string> = { grid: 'Grid', list: 'List' }

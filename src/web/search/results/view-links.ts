import { searchAddress } from '#domain/search/search-address.ts'
import { type SearchState, type SearchView, searchViews } from '#domain/search/search-state.ts'

/** The same vehicles, on the same page, as they could stand. */
export function viewLinks(state: SearchState) {
  return searchViews.map((view) => ({
    view,
    label: names[view],
    address: searchAddress({ ...state, view }),
    isShown: view === state.view,
  }))
}

const names: Record<SearchView, string> = { grid: 'Grid', list: 'List' }

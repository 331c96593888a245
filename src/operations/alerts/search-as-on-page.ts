import { carTypeOptions } from '#domain/search/car-type-choice.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import { findVehicles, searchableText } from '../search/find-vehicles.ts'
import { parseSearchText } from '../search/parse-search-text.ts'
import type { Dealership } from '../sites/dealership.ts'

type Searcher = Pick<Dealership, 'site' | 'search' | 'stockVocabulary'>

export type SearchAsOnPage = {
  state: SearchState
  /** Whether it has misspelt words. What they find depends on the words of the whole stock. */
  isCorrected: boolean
  /** Whether the site shows one type of stock until the shopper chooses. */
  mayPreselect: boolean
  /** The search with the type of stock that its page shows. */
  withTypesShown(): Promise<SearchState>
}

/**
 * A stored search as its page runs it: words that name filters are filters, and words that match nothing in the whole
 * stock are left out.
 */
export async function asOnPage(stored: SearchState, searcher: Searcher): Promise<SearchAsOnPage> {
  const { site, search } = searcher
  const { state, isCorrected } =
    stored.text === '' ? { state: stored, isCorrected: false } : await withWordsOfStock(stored, searcher)
  const [first] = carTypeOptions(site.stock.carTypeFilter, site.stock.carTypes)
  return {
    state,
    isCorrected,
    mayPreselect: state.chosen.car_type === undefined && (first?.types.length ?? 0) > 0,
    withTypesShown: async () => (await findVehicles(state, { site, search }, { size: 1 })).searched,
  }
}

async function withWordsOfStock(stored: SearchState, searcher: Searcher) {
  const state = (await parseSearchText(stored, searcher))?.state ?? stored
  if (state.text === '') return { state, isCorrected: false }
  const { corrections, unmatched } = await searcher.search({ text: state.text, size: 1 })
  const { text } = unmatched.length === 0 ? state : searchableText(state, unmatched)
  return { state: { ...state, text }, isCorrected: corrections.length > 0 }
}

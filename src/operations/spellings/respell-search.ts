import type { SearchState } from '#domain/search/search-state.ts'
import type { Dealership } from '../sites/dealership.ts'

/**
 * Replaces hand-typed values with the site's spellings: a page of `make=toyota` shows Toyota, and so do its
 * links.
 */
export async function respellSearch(
  state: SearchState,
  { inShownSpelling }: Pick<Dealership, 'inShownSpelling'>,
): Promise<SearchState> {
  return { ...state, chosen: await inShownSpelling(state.chosen) }
}

import type { SearchState } from '#domain/search/search-state.ts'
import type { Dealership } from '../sites/dealership.ts'

/** People write addresses by hand: a page of `make=toyota` says Toyota, and so does its address from then on. */
export async function speltSearch(
  state: SearchState,
  { inShownSpelling }: Pick<Dealership, 'inShownSpelling'>,
): Promise<SearchState> {
  return { ...state, chosen: await inShownSpelling(state.chosen) }
}

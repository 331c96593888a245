import type { SearchState } from './search-state.ts'
import type { SortOrder } from './vehicle-facets.ts'

/** A site's settings for the order of results. */
export type SortPolicy = { sortOptions: readonly SortOrder[]; defaultSort: SortOrder }

/** The requested sort order, if the site offers it. A text query defaults to the best match first. */
export function sortOrderOf(
  { sort, text }: Pick<SearchState, 'sort' | 'text'>,
  { sortOptions, defaultSort }: SortPolicy,
): SortOrder {
  if (sort !== null && sortOptions.includes(sort)) return sort
  return text && sortOptions.includes('relevance') ? 'relevance' : defaultSort
}

import type { SearchState } from './search-state.ts'

/** The sort orders of a list of vehicles. */
export const sortOrders = ['relevance', 'latest', 'price-desc', 'price-asc', 'km-desc', 'km-asc'] as const
export type SortOrder = (typeof sortOrders)[number]

export const sortName: Record<SortOrder, string> = {
  relevance: 'Most Relevant',
  latest: 'Latest',
  'price-desc': 'Highest Price',
  'price-asc': 'Lowest Price',
  'km-desc': 'Highest Kms',
  'km-asc': 'Lowest Kms',
}

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

import { appliedFilters } from '#domain/search/applied-filters.ts'
import { sortName } from '#domain/search/sort-orders.ts'
import { withoutWords } from '#domain/search/no-results/words-in-text.ts'
import type { ParsedQuery } from '#domain/search/plain-words/parse-query.ts'
import { quoted } from '#domain/search/quoted-text.ts'
import { searchAddress } from '#domain/search/search-address.ts'
import { emptySearch, type SearchState } from '#domain/search/search-state.ts'
import { parseWords, withParsed } from '#operations/search/parse-search-text.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'

export type QueryInterpretation = {
  /** The filters found in the query, as labels. */
  parts: string[]
  /** Words the parser knows but no filter supports. */
  unmet: string[]
  /** The words left as search text, without the ignored ones. */
  rest: string
  /** The address of a search for the words as typed. */
  exactAddress: string
}

/** How the query was read, as long as the shopper hasn't changed the search since. */
export async function interpretQuery(
  query: string | null,
  state: SearchState,
  ignored: readonly string[],
  dealership: PublicDealership,
): Promise<QueryInterpretation | null> {
  const parsed = query === null ? null : await parseWords(query, dealership)
  if (query === null || parsed === null || !isUnchanged(state, parsed)) return null
  return {
    parts: labelsOf(parsed, dealership),
    unmet: parsed.unmet,
    rest: withoutWords(parsed.rest, (word) => ignored.includes(word)),
    exactAddress: searchAddress({ ...emptySearch, text: quoted(query) }),
  }
}

function isUnchanged(state: SearchState, parsed: ParsedQuery) {
  return searchAddress(withParsed(state, parsed)) === searchAddress(state)
}

function labelsOf({ rest: _rest, unmet: _unmet, ...parsed }: ParsedQuery, { places }: PublicDealership) {
  const requested = { ...emptySearch, ...parsed }
  const filters = appliedFilters(requested, places.resolve(requested.near)?.written ?? null)
  return [
    ...filters.map(({ label, value }) => (label === 'Place' ? value.replace('Near', 'near') : value)),
    ...(requested.sort ? [`${sortName[requested.sort].toLowerCase()} first`] : []),
  ]
}

import { appliedFilters } from '#domain/search/applied-filters.ts'
import { facetName, sortName } from '#domain/search/filter-names.ts'
import { withoutWords } from '#domain/search/no-results/words-in-text.ts'
import { requestsEverything } from '#domain/search/plain-words/requests-everything.ts'
import { parseQuery, type ParsedQuery } from '#domain/search/plain-words/parse-query.ts'
import { quoted } from '#domain/search/query-text.ts'
import { searchAddress } from '#domain/search/search-address.ts'
import { emptySearch, type SearchState } from '#domain/search/search-state.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'

/** Turns the words of a query into filters. Returns `null` when no word names a filter. */
export async function parseSearchText(
  state: SearchState,
  dealership: PublicDealership,
): Promise<{ state: SearchState; unmet: string[] } | null> {
  if (requestsEverything(state.text)) return { state: { ...state, text: '' }, unmet: [] }
  const parsed = await parseWords(state.text, dealership)
  return parsed && { state: withParsed(state, parsed), unmet: parsed.unmet }
}

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

async function parseWords(text: string, { stockVocabulary }: PublicDealership) {
  return text === '' ? null : parseQuery(text, await stockVocabulary())
}

/** Filters in the query replace earlier selections of the same facet. */
function withParsed(state: SearchState, parsed: ParsedQuery): SearchState {
  return {
    ...state,
    text: parsed.rest,
    chosen: { ...state.chosen, ...parsed.chosen },
    ranges: { ...state.ranges, ...parsed.ranges },
    near: parsed.near || state.near,
    sort: parsed.sort ?? state.sort,
  }
}

function isUnchanged(state: SearchState, parsed: ParsedQuery) {
  return searchAddress(withParsed(state, parsed)) === searchAddress(state)
}

function labelsOf({ rest: _rest, unmet: _unmet, ...parsed }: ParsedQuery, { places }: PublicDealership) {
  const requested = { ...emptySearch, ...parsed }
  const filters = appliedFilters(requested, places.resolve(requested.near)?.written ?? null)
  return [
    ...filters.map(({ label, value }) => {
      if (label === 'Place') return value.replace('Near', 'near')
      return counted.has(label) ? `${value} ${label.toLowerCase()}` : value
    }),
    ...(requested.sort ? [`${sortName[requested.sort]} first`] : []),
  ]
}

/** Facets whose value needs its name: “5 doors”, not “5”. */
const counted = new Set([facetName.seats, facetName.doors, facetName.cylinders])

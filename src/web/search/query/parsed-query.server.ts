import { appliedFilters } from '#domain/search/applied-filters.ts'
import { facetName, sortName } from '#domain/search/filter-names.ts'
import { withoutWords } from '#domain/search/no-results/words-in-text.ts'
import { requestsEverything } from '#domain/search/plain-words/requests-everything.ts'
import { parseQuery, type ParsedQuery } from '#domain/search/plain-words/parse-query.ts'
import { quoted } from '#domain/search/query-text.ts'
import { searchAddress } from '#domain/search/search-address.ts'
import { emptySearch, type SearchState } from '#domain/search/search-state.ts'
import type { Dealership } from '#operations/sites/dealership.ts'

/** Turns the words of a query into filters. Returns `null` when no word names a filter. */
export async function parsedQuery(
  state: SearchState,
  dealership: Dealership,
): Promise<{ state: SearchState; unmet: string[] } | null> {
  if (requestsEverything(state.text)) return { state: { ...state, text: '' }, unmet: [] }
  const understood = await parseWords(state.text, dealership)
  return understood && { state: withParsed(state, understood), unmet: understood.unmet }
}

export type ReadQuery = {
  /** The filters found in the query, as labels. */
  parts: string[]
  /** Words the parser knows but no filter supports. */
  unmet: string[]
  /** The words left as search text, without the ignored ones. */
  rest: string
  /** The address of a search for the words as typed. */
  insteadAddress: string
}

/** How the query was read, as long as the shopper hasn't changed the search since. */
export async function readQuery(
  said: string | null,
  state: SearchState,
  ignored: readonly string[],
  dealership: Dealership,
): Promise<ReadQuery | null> {
  const understood = said === null ? null : await parseWords(said, dealership)
  if (said === null || understood === null || !isStill(state, understood)) return null
  return {
    parts: partsOf(understood, dealership),
    unmet: understood.unmet,
    rest: withoutWords(understood.rest, (word) => ignored.includes(word)),
    insteadAddress: searchAddress({ ...emptySearch, text: quoted(said) }),
  }
}

async function parseWords(text: string, { stockVocabulary }: Dealership) {
  return text === '' ? null : parseQuery(text, await stockVocabulary())
}

/** Filters in the query replace earlier selections of the same facet. */
function withParsed(state: SearchState, understood: ParsedQuery): SearchState {
  return {
    ...state,
    text: understood.rest,
    chosen: { ...state.chosen, ...understood.chosen },
    ranges: { ...state.ranges, ...understood.ranges },
    near: understood.near || state.near,
    sort: understood.sort ?? state.sort,
  }
}

function isStill(state: SearchState, understood: ParsedQuery) {
  return searchAddress(withParsed(state, understood)) === searchAddress(state)
}

function partsOf({ rest: _rest, unmet: _unmet, ...understood }: ParsedQuery, { places }: Dealership) {
  const requested = { ...emptySearch, ...understood }
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

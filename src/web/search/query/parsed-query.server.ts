import { appliedFilters } from '#domain/search/applied-filters.ts'
import { facetName, sortName } from '#domain/search/filter-names.ts'
import { withoutWords } from '#domain/search/no-results/words-in-text.ts'
import { asksForAll } from '#domain/search/plain-words/asks-for-all.ts'
import { understand, type Understood } from '#domain/search/plain-words/understand.ts'
import { quoted } from '#domain/search/query-text.ts'
import { searchAddress } from '#domain/search/search-address.ts'
import { anything, type SearchState } from '#domain/search/search-state.ts'
import type { Dealership } from '#operations/sites/dealership.ts'

/** A search with its words understood as filters; `null` when they ask for nothing but themselves. */
export async function parsedQuery(
  state: SearchState,
  dealership: Dealership,
): Promise<{ state: SearchState; unmet: string[] } | null> {
  if (asksForAll(state.text)) return { state: { ...state, text: '' }, unmet: [] }
  const understood = await understoodWords(state.text, dealership)
  return understood && { state: withUnderstood(state, understood), unmet: understood.unmet }
}

export type ReadQuery = {
  /** What was understood, in the shopper’s language. */
  parts: string[]
  /** What was understood and no filter can say. */
  unmet: string[]
  /** What stays text, but for words that were ignored. */
  rest: string
  /** The search for the very words. */
  insteadAddress: string
}

/** How the words that a shopper said were understood, as long as the search is still the one they made. */
export async function readQuery(
  said: string | null,
  state: SearchState,
  ignored: readonly string[],
  dealership: Dealership,
): Promise<ReadQuery | null> {
  const understood = said === null ? null : await understoodWords(said, dealership)
  if (said === null || understood === null || !isStill(state, understood)) return null
  return {
    parts: partsOf(understood, dealership),
    unmet: understood.unmet,
    rest: withoutWords(understood.rest, (word) => ignored.includes(word)),
    insteadAddress: searchAddress({ ...anything, text: quoted(said) }),
  }
}

async function understoodWords(text: string, { stockVocabulary }: Dealership) {
  return text === '' ? null : understand(text, await stockVocabulary())
}

/** What somebody says now takes the place of what they had chosen of the same thing. */
function withUnderstood(state: SearchState, understood: Understood): SearchState {
  return {
    ...state,
    text: understood.rest,
    chosen: { ...state.chosen, ...understood.chosen },
    ranges: { ...state.ranges, ...understood.ranges },
    near: understood.near || state.near,
    sort: understood.sort ?? state.sort,
  }
}

function isStill(state: SearchState, understood: Understood) {
  return searchAddress(withUnderstood(state, understood)) === searchAddress(state)
}

function partsOf({ rest: _rest, unmet: _unmet, ...understood }: Understood, { places }: Dealership) {
  const asked = { ...anything, ...understood }
  const filters = appliedFilters(asked, places.resolve(asked.near)?.written ?? null)
  return [
    ...filters.map(({ label, value }) => {
      if (label === 'Place') return value.replace('Near', 'near')
      return counted.has(label) ? `${value} ${label.toLowerCase()}` : value
    }),
    ...(asked.sort ? [`${sortName[asked.sort]} first`] : []),
  ]
}

/** A bare “5” says nothing; “5 doors” does. */
const counted = new Set([facetName.seats, facetName.doors, facetName.cylinders])

import { requestsEverything } from '#domain/search/plain-words/requests-everything.ts'
import { parseQuery, type ParsedQuery } from '#domain/search/plain-words/parse-query.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import type { Dealership } from '../sites/dealership.ts'

type Parser = Pick<Dealership, 'stockVocabulary'>

/** Turns the words of a query into filters. Returns `null` when no word names a filter. */
export async function parseSearchText(
  state: SearchState,
  dealership: Parser,
): Promise<{ state: SearchState; unmet: string[] } | null> {
  if (requestsEverything(state.text)) return { state: { ...state, text: '' }, unmet: [] }
  const parsed = await parseWords(state.text, dealership)
  return parsed && { state: withParsed(state, parsed), unmet: parsed.unmet }
}

export async function parseWords(text: string, { stockVocabulary }: Parser): Promise<ParsedQuery | null> {
  return text === '' ? null : parseQuery(text, await stockVocabulary())
}

/** Filters in the query replace earlier selections of the same facet. */
export function withParsed(state: SearchState, parsed: ParsedQuery): SearchState {
  return {
    ...state,
    text: parsed.rest,
    chosen: { ...state.chosen, ...parsed.chosen },
    ranges: { ...state.ranges, ...parsed.ranges },
    near: parsed.near || state.near,
    sort: parsed.sort ?? state.sort,
  }
}

import { searchAddress } from '../search-address.ts'
import { emptySearch } from '../search-state.ts'
import { sampleStock } from './sample-stock.ts'
import { stockVocabulary } from './stock-vocabulary.ts'
import { parseQuery } from './parse-query.ts'

const vocabulary = stockVocabulary(sampleStock)

/** Splits a table into requests and their meanings: `ute under 40k => body=Ute&price=:40000`. */
export function casesOf(table: string) {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [request = '', meaning = ''] = line.split(' => ')
      return [request.trim(), meaning.trim()] as const
    })
}

/** Writes the meaning of a request as the tables do; `-` when it is left to the text search. */
export function describeMeaning(request: string) {
  const query = parseQuery(request, vocabulary)
  if (!query) return '-'
  const { rest, unmet, ...search } = query
  const address = searchAddress({ ...emptySearch, ...search })
  const filters = decodeURIComponent(address.replaceAll('+', ' ')).replace(/^\/search\??/, '')
  const withUnmet = unmet.length === 0 ? filters : `${filters}, but not: ${unmet.join()}`
  return rest === '' ? withUnmet : `${withUnmet} | ${rest}`
}

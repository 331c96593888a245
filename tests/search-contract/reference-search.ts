import type { Answer, Collection, Condition, Document, Request } from '../../src/search/port.ts'
import { narrow } from './reference-counting.ts'
import { meets } from './reference-document.ts'
import { comparing, placeOf } from './reference-order.ts'
import { referenceText } from './reference-text.ts'

export type ReferenceAnswer = Omit<Answer, 'exact' | 'revision'>

/**
 * The reference search: it scans every document, which is slow but easy to verify. It shares with the engines only the
 * rules for words and for how many mistakes a word may have.
 */
export function referenceSearch(collection: Collection, documents: readonly Document[]) {
  const seen = new Map<string, ReturnType<typeof look>>()

  function look(visible: Condition) {
    const shown = documents.filter((document) => meets(document, visible))
    return { shown, matchText: referenceText(collection, shown) }
  }

  return function answer(visible: Condition, request: Request): ReferenceAnswer {
    const key = JSON.stringify(visible)
    const { shown, matchText } = seen.get(key) ?? look(visible)
    seen.set(key, { shown, matchText })

    const { ranks, corrections, unmatched } = matchText(request.text ?? '')
    const { all, facets, stats } = narrow(
      collection,
      ranks ? shown.filter((one) => ranks.has(one)) : shown,
      request,
    )
    const { page = 1, size = 21, sort = 'relevance' } = request
    const inOrder = comparing(collection, sort)
    const better = (one: Document, other: Document) =>
      sort === 'relevance' && ranks ? (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0) : 0
    const places = new Map(all.map((document) => [document, placeOf(document, request)]))
    const nearer = (one: Document, other: Document) => (places.get(one) ?? 0) - (places.get(other) ?? 0)
    const sorted = all.toSorted(
      (one, other) => nearer(one, other) || better(one, other) || inOrder(one, other),
    )
    return {
      ids: sorted.slice((page - 1) * size, page * size).map(({ id }) => id),
      total: all.length,
      facets,
      stats,
      corrections,
      unmatched,
    }
  }
}

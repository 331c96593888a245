import MiniSearch from 'minisearch'
import { searchByHand } from './by-hand.ts'
import type { Contestant } from './engine.ts'
import { textsOf } from './values.ts'

export const minisearch: Contestant = {
  name: 'minisearch 7.2.0 + our own loops',
  lacks: [
    'facets, filters, ranges and sorting: simple loops written around it',
    'typos and prefixes by its own rules; "land cruiser" does not match "landcruiser"',
  ],
  most: 200_000,
  async build(documents) {
    const index = new MiniSearch<{ id: string; names: string; others: string }>({
      fields: ['names', 'others'],
    })
    await index.addAllAsync(documents.map((document) => ({ id: document.id, ...textsOf(document) })))
    const search = searchByHand(documents)

    return async (request) => {
      if (!request.text) return search(request, null)
      const hits = index.search(request.text, {
        combineWith: 'AND',
        boost: { names: 10 },
        prefix: (_, at, words) => at === words.length - 1,
        fuzzy: (word) => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : false),
      })
      return search(request, new Map(hits.map(({ id, score }) => [String(id), score])))
    }
  },
}

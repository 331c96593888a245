import { facetOf } from '../choices.ts'
import type { Collection, Request } from '../port.ts'
import type { WordPlace } from '../text/asked-reading.ts'
import type { TextReading } from '../text/text-reading.ts'
import { allOf, anyOf, EVERYTHING, hasAny, wordFilter } from './filters.ts'

/**
 * Meilisearch sorts by numbers, and we also sort by how well words match and by how near a place is. So the results are
 * cut into bands, best first, each a filter of its own; within a band they stand in the order that was asked for. No
 * document is in two bands.
 */
export type Bands = readonly string[]

/** The documents that match a text, cut by how well they do; `null` when there is no text. */
export function textBands({ wordCount, spans }: TextReading<WordPlace>): Bands | null {
  if (wordCount === 0) return null
  // By the number of words read: what it takes to have got there with each rank.
  const reached: Map<number, string[]>[] = Array.from({ length: wordCount + 1 }, () => new Map())
  reached[0]?.set(0, [EVERYTHING])
  for (const span of spans.toSorted((one, other) => one.end - other.end)) {
    for (const [rankBefore, ways] of reached[span.start] ?? []) {
      for (const { rank, lists } of span.found) {
        const has = anyOf(lists.map(wordFilter))
        const before = anyOf(ways)
        const way = before === EVERYTHING ? has : allOf([before, has])
        const known = reached[span.end]?.get(rankBefore + rank) ?? []
        reached[span.end]?.set(rankBefore + rank, [...known, way])
      }
    }
  }
  const ranks = [...(reached[wordCount] ?? [])].sort(([one], [other]) => one - other)
  return disjoint(ranks.map(([, ways]) => anyOf(ways)))
}

/** All documents, cut by their place, and last those that are elsewhere; `null` when it does not matter. */
export function placeBands({ nearest }: Request, collection: Collection): Bands | null {
  if (!nearest || nearest.values.length === 0) return null
  const values = [...new Set(nearest.values)]
  const places = values.map((value) => hasAny(nearest.facet, [value]))
  const elsewhere = `NOT ${hasAny(nearest.facet, values)}`
  const isMany = facetOf(collection, nearest.facet).many ?? false
  return [...(isMany ? disjoint(places) : places), elsewhere]
}

/** Each without those before it. */
function disjoint(filters: readonly string[]): Bands {
  return filters.map((filter, at) =>
    at === 0 ? filter : allOf([filter, `NOT (${anyOf(filters.slice(0, at))})`]),
  )
}

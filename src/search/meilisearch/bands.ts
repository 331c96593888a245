import { facetOf } from '../choices.ts'
import type { Collection, Request } from '../port.ts'
import type { WordPlace } from '../text/query-reading.ts'
import type { Span, TextReading } from '../text/text-reading.ts'
import { isInName } from '../text/word-reading.ts'
import { allOf, anyOf, hasAny, wordFilter } from './filters.ts'

/**
 * Meilisearch sorts by numbers only, and we also sort by how well words match and by the distance of a place. So results
 * are split into bands, best first, each with its own filter. Within a band they have the requested order. No document is
 * in two bands.
 */
export type Bands = readonly string[]

/** The documents that match a text, split by how well they do. `null` if there is no text. */
export function textBands({ wordCount, spans }: TextReading<WordPlace>): Bands | null {
  if (wordCount === 0) return null
  const ways = waysToRead(wordCount, spans)
  if (!ways) return roughBands(wordCount, spans)
  const ranks = [...Map.groupBy(ways, ({ rank }) => rank)].sort(([one], [other]) => one - other)
  return disjoint(ranks.map(([, equals]) => anyOf(equals.map(({ places }) => allOf([...places])))))
}

/** The documents that match a text at all. */
export function textFilter({ wordCount, spans }: TextReading<WordPlace>): string {
  return matching(wordCount, spans)
}

/** One way to read a text: where each of its words must be, and the rank of such a match. */
type Way = { readonly rank: number; readonly places: ReadonlySet<string> }

/**
 * Every word that occurs in names and in descriptions doubles the ways to read a text. Above this number the filters would
 * become too large.
 */
const MAX_WAYS = 40

/** All ways to read a text, or `null` if there are too many. */
function waysToRead(wordCount: number, spans: readonly Span<WordPlace>[]): Way[] | null {
  const reached: Way[][] = Array.from({ length: wordCount + 1 }, () => [])
  reached[0] = [{ rank: 0, places: new Set() }]
  for (let end = 1; end <= wordCount; end++) {
    const ways = new Map<string, Way>()
    for (const span of spans.filter((one) => one.end === end)) {
      for (const before of reached[span.start] ?? []) {
        for (const { rank, lists } of span.found) {
          const places = new Set([...before.places, anyOf(lists.map(wordFilter))])
          const key = [...places].sort().join()
          const known = ways.get(key)
          const way = { rank: before.rank + rank, places }
          if (!known || way.rank < known.rank) ways.set(key, way)
        }
      }
    }
    if (ways.size > MAX_WAYS) return null
    reached[end] = [...ways.values()]
  }
  return reached[wordCount] ?? []
}

/** First the documents with every word in a name, then all others. */
function roughBands(wordCount: number, spans: readonly Span<WordPlace>[]): Bands {
  const inNames = spans.map((span) => ({ ...span, found: span.found.filter(isInName) }))
  return disjoint([matching(wordCount, inNames), matching(wordCount, spans)])
}

/** A filter for every place in which each word can be. */
function matching(wordCount: number, spans: readonly Span<WordPlace>[]): string {
  const reached: (string | null)[] = Array.from({ length: wordCount + 1 }, () => null)
  reached[0] = allOf([])
  for (let end = 1; end <= wordCount; end++) {
    const ways = spans
      .filter((span) => span.end === end && reached[span.start] && span.found.length > 0)
      .map(({ start, found }) => ({
        before: reached[start] ?? '',
        has: anyOf(found.flatMap(({ lists }) => lists.map(wordFilter))),
      }))
    // Ways that continue from the same word share its filter. Otherwise the filter would grow exponentially.
    const filters = [...Map.groupBy(ways, ({ before }) => before)].map(([before, same]) =>
      allOf([before, anyOf(same.map(({ has }) => has))]),
    )
    reached[end] = filters.length === 0 ? null : anyOf(filters)
  }
  return reached[wordCount] ?? anyOf([])
}

/** All documents, split by place, with other places last. `null` if places do not matter. */
export function placeBands({ nearest }: Request, collection: Collection): Bands | null {
  if (!nearest || nearest.values.length === 0) return null
  const values = [...new Set(nearest.values)]
  const places = values.map((value) => hasAny(nearest.facet, [value]))
  const elsewhere = `NOT ${hasAny(nearest.facet, values)}`
  const isMany = facetOf(collection, nearest.facet).many ?? false
  return [...(isMany ? disjoint(places) : places), elsewhere]
}

/** Each filter without the ones before it. */
function disjoint(filters: readonly string[]): Bands {
  return filters.map((filter, at) =>
    at === 0 ? filter : allOf([filter, `NOT (${anyOf(filters.slice(0, at))})`]),
  )
}

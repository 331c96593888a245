import type { MultiSearchQuery } from 'meilisearch'
import { type Choice, choicesOf, countedFacets, isCountedOverResults, sortKeysOf } from '../choices.ts'
import { listedValues } from '../listed-values.ts'
import type { Answer, Collection, Request, Scope } from '../port.ts'
import type { WordPlace } from '../text/query-reading.ts'
import type { TextReading } from '../text/text-reading.ts'
import { windowOf } from '../window.ts'
import { type Bands, placeBands, textBands, textFilter } from './bands.ts'
import { decoded, idOf } from './encoding.ts'
import { allOf, choiceFilter, conditionFilter, hasNumber, tenantFilter } from './filters.ts'
import { attribute, STATE_KEY } from './index-layout.ts'

export type Hit = Readonly<Record<string, unknown>>
export type Result = {
  readonly hits: readonly Hit[]
  readonly totalHits: number
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>
}
export type Query = Omit<MultiSearchQuery, 'indexUid'>
/** Sends several queries to a tenant’s index in one request. */
export type Ask = (queries: readonly Query[]) => Promise<readonly Result[]>

/** A query that only counts documents and their values. */
export function counting(filter: string, facets: readonly string[] = []): Query {
  return { filter, hitsPerPage: 0, facets: [...facets] }
}

/** Fetches the state of the index with the other queries. */
export const stateQuery: Query = { filter: `key = "${STATE_KEY}"`, limit: 1 }

export function visibleFilter({ tenant, visible }: Scope): string {
  return allOf([tenantFilter(tenant), conditionFilter(visible)])
}

/**
 * A page of results. A facet that ignores its own choice needs a separate query, and all of them go in one request. Only a
 * page that is split into bands takes a second and a third request.
 */
export async function search(
  ask: Ask,
  collection: Collection,
  scope: Scope,
  request: Request,
  reading: TextReading<WordPlace>,
  deepestHit: number,
): Promise<Omit<Answer, 'revision'> & { state: Hit | undefined }> {
  const choices = choicesOf(collection, request)
  const filterWithout = (left: Choice | null) =>
    allOf([
      visibleFilter(scope),
      textFilter(reading),
      ...choices.filter((choice) => choice !== left).map((choice) => choiceFilter(choice, collection)),
    ])
  const all = filterWithout(null)
  const ownChoice = (kind: Choice['kind'], name: string) =>
    choices.find(
      (choice) => choice.kind === kind && choice.name === name && !isCountedOverResults(collection, choice),
    ) ?? null

  const counted = countedFacets(collection, request)
  const byOpened = Map.groupBy(counted, ({ facet }) => ownChoice('facet', facet))
  const opened = [null, ...[...byOpened.keys()].filter((choice) => choice !== null)]
  const counts = opened.map((choice) =>
    counting(
      filterWithout(choice),
      (byOpened.get(choice) ?? []).map(({ facet }) => attribute.facet(facet)),
    ),
  )
  const stats = request.stats ?? []
  const extents = stats.flatMap((name) =>
    (['asc', 'desc'] as const).map((direction) => ({
      filter: allOf([filterWithout(ownChoice('range', name)), hasNumber(name)]),
      sort: [`${attribute.number(name)}:${direction}`],
      attributesToRetrieve: [attribute.number(name)],
      limit: 1,
    })),
  )
  const page = pageQueries(request, collection, all, deepestHit)
  const cuts = [
    placeBands(request, collection),
    (request.sort ?? 'relevance') === 'relevance' ? textBands(reading) : null,
  ].filter((bands) => bands !== null)

  const [state, ...results] = await ask([
    stateQuery,
    ...counts,
    ...extents,
    ...(cuts.length === 0 ? [page.whole] : []),
  ])
  const total = results[0]?.totalHits ?? 0
  const hits =
    cuts.length === 0
      ? (results.at(-1)?.hits ?? [])
      : await hitsOfBands(ask, all, cuts, page.inBand, windowWithin(request, deepestHit))

  const numbers = results.slice(counts.length, counts.length + extents.length)
  return {
    ids: hits.map(({ key }) => idOf(String(key))),
    total,
    exact: total < deepestHit,
    facets: Object.fromEntries(
      counted.map(({ facet, ...listing }) => {
        const own = results[opened.indexOf(ownChoice('facet', facet))]?.counts[attribute.facet(facet)]
        const values = Object.entries(own ?? {}).map(([value, count]): [string, number] => [
          decoded(value),
          count,
        ])
        return [facet, listedValues(new Map(values), { ...listing, chosen: request.chosen?.[facet] ?? [] })]
      }),
    ),
    stats: Object.fromEntries(
      stats.map((name, at) => {
        const [min, max] = [numbers[2 * at], numbers[2 * at + 1]].map(
          (result) => result?.hits[0]?.[attribute.number(name)],
        )
        return [name, typeof min === 'number' && typeof max === 'number' ? { min, max } : null]
      }),
    ),
    corrections: reading.corrections,
    unmatched: reading.unmatched,
    state: state?.hits[0],
  }
}

function pageQueries(request: Request, collection: Collection, all: string, deepestHit: number) {
  const keys = sortKeysOf(collection, request.sort ?? 'relevance')
  const sorted = {
    sort: [...keys.map(({ by, direction }) => `${attribute.number(by)}:${direction}`), 'key:asc'],
    attributesToRetrieve: ['key'],
  }
  const { offset, size } = windowWithin(request, deepestHit)
  return {
    whole: { ...sorted, filter: all, offset, limit: size } satisfies Query,
    inBand: (filter: string, from: number, most: number): Query => ({
      ...sorted,
      filter,
      offset: from,
      limit: most,
    }),
  }
}

/** Limits the page to the deepest hit. */
function windowWithin(request: Request, deepestHit: number) {
  const { offset, size } = windowOf(request)
  const start = Math.min(offset, deepestHit)
  return { offset: start, size: Math.min(size, deepestHit - start) }
}

/** The hits of a page that is split into bands, some of them into bands again. */
async function hitsOfBands(
  ask: Ask,
  all: string,
  [bands = [], ...finer]: readonly Bands[],
  query: (filter: string, offset: number, limit: number) => Query,
  { offset, size }: { offset: number; size: number },
): Promise<readonly Hit[]> {
  if (size === 0) return []
  const filters = bands.map((band) => allOf([all, band]))
  const sizes = await ask(filters.map((filter) => counting(filter)))
  const shown: { filter: string; offset: number; size: number }[] = []
  for (let at = 0, start = 0; at < filters.length && start < offset + size; at++) {
    const count = sizes[at]?.totalHits ?? 0
    const first = Math.max(offset - start, 0)
    const end = Math.min(offset + size - start, count)
    if (first < end) shown.push({ filter: filters[at] ?? all, offset: first, size: end - first })
    start += count
  }
  if (shown.length === 0) return []
  if (finer.length === 0) {
    const pages = await ask(shown.map((band) => query(band.filter, band.offset, band.size)))
    return pages.flatMap(({ hits }) => hits)
  }
  const pages = await Promise.all(
    shown.map(({ filter, ...window }) => hitsOfBands(ask, filter, finer, query, window)),
  )
  return pages.flat()
}

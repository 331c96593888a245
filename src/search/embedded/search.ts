import type { Answer, Request } from '../port.ts'
import { readText } from '../text/text-reading.ts'
import { type Window, windowOf } from '../window.ts'
import { listRows, sizeOf } from './bits.ts'
import { Choices } from './choices.ts'
import type { Columns } from './columns.ts'
import { facetCounts, type Sized } from './facets/facet-counts.ts'
import { nearestPage } from './nearest-page.ts'
import type { Extent } from './number-column.ts'
import { rankedPage } from './result-page.ts'
import type { Ranked } from './row-list.ts'
import type { Scratch } from './scratch.ts'
import type { TenantIndex } from './tenant-index.ts'
import { textMatch } from './text/text-match.ts'
import { textVocabulary } from './text/text-vocabulary.ts'
import { listValues } from './facets/value-list.ts'
import type { VisibleSet } from './visible-set.ts'

/** Everything that one page of results shows, except the revision of the index. */
export type Findings = Omit<Answer, 'revision'>

/** Searches the visible documents of an index. It never pauses, so no write can happen in between. */
export function search(
  index: TenantIndex,
  visible: VisibleSet,
  request: Request,
  scratch: Scratch,
): Findings {
  const { columns } = index
  const reading = readText(request.text ?? '', textVocabulary(index.text, visible.bits))
  const match = reading.wordCount === 0 ? null : textMatch(reading, visible.bits, scratch)
  const start = match ? { bits: match.bits, size: sizeOf(match.bits) } : visible
  const choices = new Choices(start, request, columns, scratch)
  const { all } = choices

  return {
    ids: pageOf(all, match, columns, request, scratch).map((row) => columns.ids.at(row)),
    total: all.size,
    exact: true,
    facets: facetsOf(index, visible, choices, request, scratch),
    stats: statsOf(columns, choices, request, scratch),
    corrections: reading.corrections,
    unmatched: reading.unmatched,
  }
}

/** The rows of the requested page. */
function pageOf(
  all: Sized,
  match: Ranked | null,
  columns: Columns,
  request: Request,
  scratch: Scratch,
): number[] {
  const { nearest, sort = 'relevance' } = request
  const order = columns.order(sort)
  const sortedPage = (set: Sized, window: Window) =>
    match && sort === 'relevance'
      ? rankedPage(set, match.ranks, order, window, scratch)
      : order.page(set.bits, set.size, window.offset, window.size, scratch)
  if (!nearest) return sortedPage(all, windowOf(request))

  const { facets } = columns
  const places = { facet: facets.get(nearest.facet), values: nearest.values, facets }
  return nearestPage(all, places, sortedPage, windowOf(request), scratch)
}

/** Counts facets with the same rows together, so that those rows are looked up once. */
function facetsOf(
  { columns }: TenantIndex,
  visible: VisibleSet,
  choices: Choices,
  { count = [], chosen = {} }: Request,
  scratch: Scratch,
): Answer['facets'] {
  const asked = count.map((facet) => (typeof facet === 'string' ? { facet } : facet))
  const facets: Record<string, Answer['facets'][string]> = {}
  for (const [rows, together] of Map.groupBy(asked, ({ facet }) => choices.forFacet(facet))) {
    const counts = facetCounts(
      together.map(({ facet }) => columns.facets.get(facet)),
      rows,
      visible,
      columns.facets,
      scratch,
    )
    for (const { facet: name, limit, find = '' } of together) {
      const { dictionary, definition } = columns.facets.get(name)
      facets[name] = listValues(dictionary, counts, {
        limit: limit ?? definition.limit,
        find,
        chosen: chosen[name] ?? [],
      })
    }
  }
  return facets
}

/** Numbers that are measured over the same few rows share the list of those rows. */
function statsOf(
  columns: Columns,
  choices: Choices,
  { stats = [] }: Request,
  { rows }: Scratch,
): Answer['stats'] {
  const extents: Record<string, Extent | null> = {}
  for (const [measured, together] of Map.groupBy(stats, (name) => choices.forNumber(name))) {
    let count: number | undefined
    for (const name of together) {
      const number = columns.number(name)
      const quickly = number.extentByOrder(measured)
      if (quickly === undefined) count ??= listRows(measured.bits, rows)
      extents[name] = quickly ?? number.extentOf(rows, count ?? 0)
    }
  }
  return extents
}

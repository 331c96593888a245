import { countedFacets } from '../choices.ts'
import { listedValues } from '../listed-values.ts'
import { type Answer, type Collection, NO_REVISION, type Request } from '../port.ts'
import type { AnswerRow } from './search-statement.ts'
import { fromStored } from './stored-text.ts'

/** Puts the rows of the search statement together. */
export function answerOf(
  rows: readonly AnswerRow[],
  collection: Collection,
  request: Request,
  corrections: Answer['corrections'],
): Answer {
  const parts = Map.groupBy(rows, ({ part }) => part)
  const counted = countedFacets(collection, request)
  const names = [...new Set(counted.map(({ facet }) => facet))]
  const countsOf = Map.groupBy(
    [...(parts.get('facet') ?? []), ...(parts.get('list') ?? [])],
    ({ at }) => names[at],
  )
  const facets = counted.map(({ facet, ...listing }) => {
    const counts = new Map(
      (countsOf.get(facet) ?? []).flatMap(({ value, count }): [string, number][] =>
        value === null ? [] : [[fromStored(value), count ?? 0]],
      ),
    )
    return [facet, listedValues(counts, { ...listing, chosen: request.chosen?.[facet] ?? [] })]
  })
  const stats = (parts.get('extent') ?? []).map(({ at, low, high }) => [
    request.stats?.[at],
    low === null || high === null ? null : { min: low, max: high },
  ])
  return {
    ids: (parts.get('page') ?? [])
      .toSorted((one, other) => one.at - other.at)
      .map(({ value }) => fromStored(value ?? '')),
    total: parts.get('total')?.[0]?.count ?? 0,
    exact: true,
    facets: Object.fromEntries(facets),
    stats: Object.fromEntries(stats),
    corrections,
    revision: parts.get('state')?.[0]?.value ?? NO_REVISION,
  }
}

import { countedFacets } from '../choices.ts'
import { listedValues } from '../listed-values.ts'
import { type Answer, NO_REVISION, type Request } from '../port.ts'
import type { Columns } from './columns.ts'
import type { AnswerRow } from './search-statement.ts'
import { fromStored } from './stored-text.ts'

/** Assembles an answer from the rows of the search statement. */
export function assembleAnswer(
  rows: readonly AnswerRow[],
  columns: Columns,
  request: Request,
  { corrections, unmatched }: Pick<Answer, 'corrections' | 'unmatched'>,
): Answer {
  const parts = Map.groupBy(rows, ({ part }) => part)
  const counted = countedFacets(columns.collection, request)
  const names = [...new Set(counted.map(({ facet }) => facet))]
  const countsOf = new Map(names.map((name) => [name, new Map<string, number>()]))
  for (const { at, value, count } of parts.get('facet') ?? [])
    if (value !== null) countsOf.get(names[at] ?? '')?.set(fromStored(value), count ?? 0)
  for (const { value, count } of parts.get('list') ?? []) {
    const listed = columns.listed(value ?? '')
    countsOf.get(listed.name)?.set(fromStored(listed.value), count ?? 0)
  }
  const facets = counted.map(({ facet, ...listing }) => {
    const counts = countsOf.get(facet) ?? new Map<string, number>()
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
    unmatched,
    revision: parts.get('state')?.[0]?.value ?? NO_REVISION,
  }
}

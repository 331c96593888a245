import { choicesOf, countedFacets, isCountedOverResults, sortKeysOf } from '../choices.ts'
import type { Request, Scope } from '../port.ts'
import type { WordPlace } from '../text/query-reading.ts'
import type { TextReading } from '../text/text-reading.ts'
import { windowOf } from '../window.ts'
import type { Columns } from './columns.ts'
import { choiceSql, conditionSql } from './conditions.ts'
import { Parameters } from './parameters.ts'
import { toStored } from './stored-text.ts'
import { ofTenant, stateSql } from './tables.ts'
import { textMatchSql } from './text-match.ts'

/** A row of the result: its part (`part` and `at`) and its values. */
export type AnswerRow = {
  readonly part: 'state' | 'total' | 'page' | 'facet' | 'list' | 'extent'
  readonly at: number
  readonly value: string | null
  readonly count: number | null
  readonly low: number | null
  readonly high: number | null
}

/**
 * A whole page of results as one statement. It selects every document that fails at most one choice, with a bit for that
 * choice. Documents without a bit are the results, and those with a facet’s bit are also counted for that facet.
 */
export function searchStatement(
  columns: Columns,
  scope: Scope,
  request: Request,
  reading: TextReading<WordPlace>,
) {
  const { collection } = columns
  const parameters = new Parameters()
  const choices = choicesOf(collection, request)
  const openable = choices.filter((choice) => !isCountedOverResults(collection, choice))
  const bitOf = (kind: 'facet' | 'range', name: string) => {
    const at = openable.findIndex((choice) => choice.kind === kind && choice.name === name)
    return at < 0 ? 0 : 2 ** at
  }
  const countedOver = (bit: number) => (bit === 0 ? 'failed = 0' : `failed in (0, ${bit})`)
  const text = reading.wordCount === 0 ? null : textMatchSql(reading, parameters)

  const failed = openable.map(
    (choice, at) =>
      `(case when ${choiceSql(choice, columns, parameters)} then 0 else ${2 ** at} end)::bigint`,
  )
  const required = choices
    .filter((choice) => isCountedOverResults(collection, choice))
    .map((choice) => ` and ${choiceSql(choice, columns, parameters)}`)
  const tenant = ofTenant(collection, scope.tenant, parameters)

  const facets = [...new Set(countedFacets(collection, request).map(({ facet }) => facet))]
  const parts = [
    `select 'state' as part, 0 as at, (${stateSql(tenant)}) as value, null::int as count, null::float8 as low, null::float8 as high`,
    `select 'total', 0, null, count(*)::int, null, null from near where failed = 0`,
    pagePart(columns, request, parameters),
    ...facetParts(
      facets
        .filter((name) => !columns.isList(name))
        .map((name) => ({ name, column: columns.facet(name), over: countedOver(bitOf('facet', name)) })),
      facets,
    ),
    ...listParts(
      facets
        .filter((name) => columns.isList(name))
        .map((name) => ({ mark: columns.listMark(name), over: countedOver(bitOf('facet', name)) })),
      columns.listCount,
      parameters,
    ),
    ...extentParts(
      (request.stats ?? []).map((name) => ({
        column: columns.number(name),
        over: countedOver(bitOf('range', name)),
      })),
    ),
  ]
  // Joining a long list of words to nothing unpacks it once here, rather than for every match.
  const statement = `
    with near as materialized (
      select * from (
        select id, facets, lists, numbers, ${text?.rank ?? '0'} as rank, ${failed.join(' + ') || '0::bigint'} as failed
        from (
          select id, facets, lists, numbers${text ? ", words || ''::tsvector as words" : ''}
          from forecourt_search.documents
          where ${tenant} and ${conditionSql(scope.visible, columns, parameters)}${required.join('')}${text ? ` and ${text.mayMatch}` : ''}
          offset 0
        ) seen ${text?.joins ?? ''}
        offset 0
      ) met
      where rank is not null and failed & (failed - 1) = 0
    )
    ${parts.map((part) => `(${part})`).join('\nunion all\n')}`
  return { text: statement, values: parameters.values }
}

function pagePart(columns: Columns, request: Request, parameters: Parameters) {
  const { sort = 'relevance', nearest } = request
  const { offset, size } = windowOf(request)
  const keys = sortKeysOf(columns.collection, sort).map(
    ({ by, direction }) => `${columns.number(by)} ${direction} nulls last`,
  )
  const order = [
    ...(nearest ? [placeSql(nearest, columns, parameters)] : []),
    ...(sort === 'relevance' ? ['rank'] : []),
    ...keys,
    'id collate "C"',
  ]
  return `select 'page', (row_number() over (order by ${order.join(', ')}))::int as at, id, null, null, null
    from near where failed = 0 order by at offset ${parameters.add(offset, 'bigint')} limit ${parameters.add(size, 'bigint')}`
}

function placeSql(
  { facet, values }: NonNullable<Request['nearest']>,
  columns: Columns,
  parameters: Parameters,
) {
  const isList = columns.isList(facet)
  const mark = isList ? columns.listMark(facet) : ''
  const places = parameters.add(
    values.map((value) => mark + toStored(value)),
    'text[]',
  )
  return isList
    ? `(select min(array_position(${places}, value)) from unnest(lists) as value) nulls last`
    : `array_position(${places}, ${columns.facet(facet)}) nulls last`
}

type CountedColumn = { readonly name: string; readonly column: string; readonly over: string }

/** Counts all single-value facets in one pass, with a grouping set for each. */
function facetParts(counted: readonly CountedColumn[], facets: readonly string[]): string[] {
  if (counted.length === 0) return []
  const names = counted.map((_, at) => `f${at}`)
  const grouping = `grouping(${names.join(', ')})`
  // PostgreSQL sets the bit of every column that a grouping set omits. The first column has the highest bit.
  const setOf = (at: number) => 2 ** counted.length - 1 - 2 ** (counted.length - 1 - at)
  const pick = (then: (at: number) => string | number) =>
    `case ${grouping} ${counted.map((_, at) => `when ${setOf(at)} then ${then(at)}`).join(' ')} end`
  return [
    `select 'facet', ${pick((at) => facets.indexOf(counted[at]?.name ?? ''))}, coalesce(${names.join(', ')}),
      (${pick((at) => `count(*) filter (where ${counted[at]?.over})`)})::int, null, null
    from (select ${counted.map(({ column }, at) => `${column} as f${at}`).join(', ')}, failed from near) valued
    group by grouping sets (${names.map((name) => `(${name})`).join(', ')})`,
  ]
}

/** Counts all multi-value facets in one pass over the lists. */
function listParts(
  counted: readonly { readonly mark: string; readonly over: string }[],
  listCount: number,
  parameters: Parameters,
): string[] {
  if (counted.length === 0) return []
  const [{ over: first } = { over: 'true' }] = counted
  const isPlain = counted.length === listCount && counted.every(({ over }) => over === first)
  // Checking the prefixes of some hundred thousand entries takes longer than counting them.
  const wanted = isPlain
    ? [first]
    : counted.map(({ mark, over }) => `(${over} and starts_with(value, ${parameters.add(mark, 'text')}))`)
  return [
    `select 'list', 0, value, count(*)::int, null, null
    from (select unnest(lists) collate "C" as value, failed from near) listed
    where ${wanted.join(' or ')} group by value`,
  ]
}

/** The smallest and largest value of every number, in one pass. */
function extentParts(measured: readonly { readonly column: string; readonly over: string }[]): string[] {
  if (measured.length === 0) return []
  const extents = measured.map(
    ({ column, over }, at) =>
      `min(${column}) filter (where ${over}) as low_${at}, max(${column}) filter (where ${over}) as high_${at}`,
  )
  return [
    `select 'extent', extent.at, null, null, extent.low, extent.high
    from (select ${extents.join(', ')} from near) measured
    cross join lateral (values ${measured.map((_, at) => `(${at}, low_${at}, high_${at})`).join(', ')})
      as extent (at, low, high)`,
  ]
}

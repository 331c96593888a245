import type { ParsedQuery } from '../../src/domain/search/plain-words/parse-query.ts'
import type { Chosen, Ranges } from '../../src/domain/search/search-state.ts'
import { type VehicleFacet, vehicleRanges } from '../../src/domain/search/vehicle-facets.ts'
import { type SortOrder } from '../../src/domain/search/sort-orders.ts'
import { readRange } from '../../src/domain/search/range-text.ts'

export type Filters = Pick<ParsedQuery, 'chosen' | 'ranges' | 'sort' | 'near'>
export type Labelled = { request: string; filters: Filters }
type Values = Partial<Record<VehicleFacet, readonly string[]>>

/**
 * A table of requests, each with the filters it means: `white ute under 40k => colour=*White; body=Ute; price=:40000`. A star
 * matches any text, `!=` means all other values, `>3` and `>=3` greater ones. Words after a vertical bar mean no filter and
 * are for the reader only.
 */
export function labelledRequests(table: string, values: Values): Labelled[] {
  return table
    .trim()
    .split('\n')
    .filter((line) => line.includes('=>'))
    .map((line) => {
      const [request = '', meaning = ''] = line.split('=>', 2).map((part) => part.trim())
      const wanted = line.slice(line.indexOf('=>') + 2)
      return { request, filters: filtersOf(meaning === '' ? '' : wanted, values) }
    })
}

function filtersOf(meaning: string, values: Values): Filters {
  const chosen: Chosen = {}
  const ranges: Ranges = {}
  let sort: SortOrder | null = null
  let near = ''
  const [filters = ''] = meaning.split('|')
  for (const filter of filters
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [, name = '', relation = '', wanted = ''] = /^(\w+)(!=|>=|>|=)(.*)$/.exec(filter) ?? []
    const range = vehicleRanges.find((range) => range === name)
    if (name === 'sort') sort = wanted as SortOrder
    else if (name === 'near') near = wanted
    else if (range && wanted.includes(':')) ranges[range] = readRange(wanted) ?? {}
    else if (name !== '')
      chosen[name as VehicleFacet] = valuesOf(relation, wanted, values[name as VehicleFacet] ?? [])
    else throw new Error(`Not a filter: ${filter}`)
  }
  return { chosen, ranges, sort, near }
}

function valuesOf(relation: string, wanted: string, known: readonly string[]) {
  if (relation === '>') return known.filter((value) => Number(value) > Number(wanted))
  if (relation === '>=') return known.filter((value) => Number(value) >= Number(wanted))
  const named = wanted.split(',').flatMap((name) => {
    if (!name.includes('*')) return [name]
    const pattern = new RegExp(`^${name.replaceAll(/[.+()]/g, String.raw`\$&`).replaceAll('*', '.*')}$`)
    return known.filter((value) => pattern.test(value))
  })
  return relation === '!=' ? known.filter((value) => !named.includes(value)) : [...new Set(named)]
}

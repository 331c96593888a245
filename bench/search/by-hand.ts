import { meets } from '../../tests/search-contract/reference-document.ts'
import { inventedScope, type VehicleRequest } from '../../tests/search-contract/seeded-requests.ts'
import type { Condition, Document } from '../../src/search/port.ts'
import { vehicles } from '../../src/search/vehicles.ts'
import type { Page } from './engine.ts'
import { facetEntries, valuesOf } from './values.ts'

/** `values`: of every facet, in the order of the facets. */
type Row = { readonly document: Document; readonly values: readonly (readonly string[])[] }
type Choice = { readonly facet?: number; readonly number?: string; readonly agrees: (row: Row) => boolean }

/**
 * Filters, facet counts, ranges and sorting as one would write them around a text index that has none: one loop over the
 * candidates, with maps for the counts.
 */
export function searchByHand(documents: readonly Document[]) {
  const visible = inventedScope('bench').visible as Condition
  const rows = documents
    .filter((document) => meets(document, visible))
    .map((document): Row => ({
      document,
      values: facetEntries.map(([facet]) => valuesOf(document, facet)),
    }))
  const rowsById = new Map(rows.map((row) => [row.document.id, row]))

  /** `scores`: what the text index found, or `null` if no text was typed. */
  return function search(request: VehicleRequest, scores: ReadonlyMap<string, number> | null): Page {
    const candidates = scores ? [...scores.keys()].flatMap((id) => rowsById.get(id) ?? []) : rows
    const choices = choicesOf(request)
    const counts = facetEntries.map(() => new Map<string, number>())
    const extents = new Map<string, { min: number; max: number }>()
    const matches: Row[] = []

    for (const row of candidates) {
      let failed: Choice | null = null
      let failures = 0
      for (const choice of choices) {
        if (choice.agrees(row)) continue
        failed = choice
        if (++failures > 1) break
      }
      if (failures === 0) {
        matches.push(row)
        for (let facet = 0; facet < counts.length; facet++) count(row, facet, counts)
        for (const number of request.stats ?? []) measure(row, number, extents)
      } else if (failures === 1 && failed?.facet !== undefined) count(row, failed.facet, counts)
      else if (failures === 1 && failed?.number) measure(row, failed.number, extents)
    }

    const { page = 1, size = 21 } = request
    matches.sort(comparing(request.sort ?? 'relevance', scores))
    return {
      ids: matches.slice((page - 1) * size, page * size).map(({ document }) => document.id),
      total: matches.length,
      facets: Object.fromEntries(
        facetEntries.map(([facet, { limit }], at) => [
          facet,
          listed(counts[at] ?? new Map(), limit, request.chosen?.[facet] ?? []),
        ]),
      ),
      stats: Object.fromEntries((request.stats ?? []).map((number) => [number, extents.get(number) ?? null])),
    }
  }
}

function choicesOf({ chosen = {}, ranges = {} }: VehicleRequest): Choice[] {
  const ofFacets = facetEntries.flatMap(([name, { match, many }], facet): Choice[] => {
    const values = chosen[name] ?? []
    if (values.length === 0) return []
    if (match === 'all')
      return [{ agrees: (row) => values.every((value) => row.values[facet]?.includes(value)) }]
    const wanted = new Set(values)
    return many
      ? [{ facet, agrees: (row) => row.values[facet]?.some((value) => wanted.has(value)) ?? false }]
      : [{ facet, agrees: (row) => wanted.has(row.values[facet]?.[0] ?? '') }]
  })
  const ofRanges = Object.entries(ranges).map(([number, { min = -Infinity, max = Infinity }]): Choice => {
    const agrees = ({ document }: Row) => {
      const figure = document[number]
      return typeof figure === 'number' && figure >= min && figure <= max
    }
    return { number, agrees }
  })
  return [...ofFacets, ...ofRanges]
}

function count(row: Row, facet: number, counts: readonly Map<string, number>[]) {
  const counted = counts[facet]
  for (const value of row.values[facet] ?? []) counted?.set(value, (counted.get(value) ?? 0) + 1)
}

function measure({ document }: Row, number: string, extents: Map<string, { min: number; max: number }>) {
  const figure = document[number]
  if (typeof figure !== 'number') return
  const extent = extents.get(number)
  if (!extent) extents.set(number, { min: figure, max: figure })
  else if (figure < extent.min) extent.min = figure
  else if (figure > extent.max) extent.max = figure
}

function listed(counted: ReadonlyMap<string, number>, limit: number, chosen: readonly string[]) {
  return [...counted]
    .sort(([one, oneCount], [other, otherCount]) => otherCount - oneCount || (one < other ? -1 : 1))
    .slice(0, limit)
    .map(([value, count]) => ({ value, count, chosen: chosen.includes(value) }))
}

function comparing(sort: string, scores: ReadonlyMap<string, number> | null) {
  const keys =
    sort === 'relevance' ? vehicles.sorts.latest : (vehicles.sorts[sort as keyof typeof vehicles.sorts] ?? [])
  return ({ document: one }: Row, { document: other }: Row) => {
    if (sort === 'relevance' && scores) {
      const difference = (scores.get(other.id) ?? 0) - (scores.get(one.id) ?? 0)
      if (difference !== 0) return difference
    }
    for (const { by, direction } of keys) {
      const [a, b] = [one[by], other[by]]
      if (typeof a !== 'number' || typeof b !== 'number') {
        if (typeof a === typeof b) continue
        return typeof a === 'number' ? -1 : 1
      }
      if (a !== b) return direction === 'asc' ? a - b : b - a
    }
    return one.id < other.id ? -1 : 1
  }
}

import type { Collection, Request } from './port.ts'

type FacetChoice = {
  readonly kind: 'facet'
  readonly name: string
  readonly values: readonly string[]
}
type RangeChoice = {
  readonly kind: 'range'
  readonly name: string
  readonly min: number | undefined
  readonly max: number | undefined
}

/** One choice of a shopper. */
export type Choice = FacetChoice | RangeChoice

/** A facet to count. */
export type CountedFacet = { readonly facet: string; readonly limit: number; readonly find: string }

/** The choices in a request, for engines that translate them. Throws if the collection lacks a field. */
export function choicesOf(collection: Collection, { chosen = {}, ranges = {} }: Request): Choice[] {
  const facets = Object.entries(chosen).flatMap(([name, values = []]): Choice[] => {
    facetOf(collection, name)
    return values.length === 0 ? [] : [{ kind: 'facet', name, values }]
  })
  const numbers = Object.entries(ranges).flatMap(([name, { min, max } = {}]): Choice[] => {
    known(collection.numbers, 'number', name)
    return min === undefined && max === undefined ? [] : [{ kind: 'range', name, min, max }]
  })
  return [...facets, ...numbers]
}

/** A facet whose chosen values must all match is counted over the results, not over the results without its own choice. */
export function isCountedOverResults(collection: Collection, choice: Choice): boolean {
  return choice.kind === 'facet' && facetOf(collection, choice.name).match === 'all'
}

export function countedFacets(collection: Collection, { count = [] }: Request): CountedFacet[] {
  return count.map((asked) => {
    const { facet, limit, find = '' } = typeof asked === 'string' ? { facet: asked } : asked
    return { facet, limit: limit ?? facetOf(collection, facet).limit, find }
  })
}

export function facetOf(collection: Collection, name: string) {
  return known(collection.facets, 'facet', name)
}

/** The sort keys of an order. Relevance uses the collection’s first order for equal matches. */
export function sortKeysOf({ sorts }: Collection, sort: string) {
  return sort === 'relevance' ? (Object.values(sorts)[0] ?? []) : known(sorts, 'order', sort)
}

function known<Part>(parts: Readonly<Record<string, Part>>, kind: string, name: string): Part {
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined
  if (part === undefined) throw new Error(`The collection has no ${kind} called "${name}".`)
  return part
}

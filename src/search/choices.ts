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

/** One thing that a shopper chose. */
export type Choice = FacetChoice | RangeChoice

/** A facet that is to be counted. */
export type CountedFacet = { readonly facet: string; readonly limit: number; readonly find: string }

/** What a request asks for, for engines that put it into other words. What the collection has not is a mistake. */
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

/** Where every chosen value must be there, the facet is counted over what is left, and never opened. */
export function isAlwaysCountedAsChosen(collection: Collection, choice: Choice): boolean {
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

/** By what an order sorts. Relevance, and with it nothing else, is the collection's first order. */
export function sortKeysOf({ sorts }: Collection, sort: string) {
  return sort === 'relevance' ? (Object.values(sorts)[0] ?? []) : known(sorts, 'order', sort)
}

function known<Part>(parts: Readonly<Record<string, Part>>, kind: string, name: string): Part {
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined
  if (part === undefined) throw new Error(`The collection has no ${kind} called "${name}".`)
  return part
}

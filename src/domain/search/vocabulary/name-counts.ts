import type { Stock } from '../plain-words/stock-vocabulary.ts'
import { remembered } from '../../shared/remembered.ts'
import { keyOf, tokensOf } from '../plain-words/tokens.ts'
import type { VehicleFacet } from '../vehicle-facets.ts'

const MAX_NAME_WORDS = 3
const namingFacets: VehicleFacet[] = ['make', 'model', 'badge']

/**
 * Counts the vehicles that have a phrase in their name, by the phrase's joined words. Many badges contain “sport”.
 */
export function countVehiclesByPhrase(
  values: Stock['values'],
  countOf: (facet: VehicleFacet, value: string) => number,
): ReadonlyMap<string, number> {
  const named = new Map<string, number>()
  for (const facet of namingFacets) {
    for (const value of values[facet] ?? []) {
      const count = countOf(facet, value)
      for (const key of phrasesIn(value)) named.set(key, (named.get(key) ?? 0) + count)
    }
  }
  return named
}

/** The keys of its words in a row, each once. */
const phrasesIn = remembered((name): readonly string[] => {
  const tokens = tokensOf(name)
  const keys = tokens.flatMap((_, start) =>
    Array.from({ length: MAX_NAME_WORDS }, (_, more) => keyOf(tokens.slice(start, start + more + 1))),
  )
  return [...new Set(keys)]
})

import { keyOf, tokensOf } from '../plain-words/tokens.ts'
import type { Stock } from '../plain-words/stock-vocabulary.ts'
import type { VehicleFacet } from '../vehicle-facets.ts'
import { isEverydayWord, isReservedWord } from './everyday-words.ts'
import { countVehiclesByPhrase } from './name-counts.ts'

/** A value that a request can name. */
export type ValueTerm = { key: string; facet: VehicleFacet; value: string }

/** A value with less than this share of a word's other vehicles is a data-entry mistake. */
const FAR_RARER = 0.1
/** An everyday word names a value only if this share of vehicles has it. */
const COMMON = 0.05

/** When two facets share a name, the first of these wins. */
const facetsByName: VehicleFacet[] = [
  'body',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'state',
  'city',
  'location_name',
  'categories',
  'features',
]
/** Facets whose values a dealer words freely. */
const worded = new Set<VehicleFacet>(['categories', 'features', 'location_name'])

/** The values that a request can name: those not far rarer than the ordinary meaning of their name. */
export function valueTerms({ values, counts }: Pick<Stock, 'values' | 'counts'>): ValueTerm[] {
  const countOf = (facet: VehicleFacet, value: string) => counts?.[facet]?.get(value) ?? 1
  const totals = new Map(
    facetsByName.map((facet) => [
      facet,
      (values[facet] ?? []).reduce((sum, value) => sum + countOf(facet, value), 0),
    ]),
  )
  const named = countVehiclesByPhrase(values, countOf)
  const words = facetsByName.flatMap((facet) =>
    (values[facet] ?? []).map((value) => {
      const phrase = tokensOf(value)
      const count = countOf(facet, value)
      const isCommon = counts === undefined || count >= COMMON * (totals.get(facet) ?? 0)
      return { key: keyOf(phrase), facet, value, phrase, count, isCommon }
    }),
  )
  const most = new Map<string, number>()
  for (const { key, count } of words) most.set(key, Math.max(most.get(key) ?? named.get(key) ?? 0, count))

  return words.filter(
    ({ key, facet, phrase, count, isCommon }) =>
      key !== '' &&
      !isReservedWord(phrase, facet) &&
      (isCommon || worded.has(facet) || !isEverydayWord(phrase)) &&
      count >= FAR_RARER * (most.get(key) ?? 0),
  )
}

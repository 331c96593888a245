import { isSpeltBy, type VehicleFacet } from '#domain/search/vehicle-facets.ts'
import type { ShownSpellings } from '#domain/spellings/shown-spellings.ts'
import { valueKey } from '#domain/spellings/value-key.ts'
import type { IndexAnswer, VehicleRequest } from '../search/vehicle-search.ts'

/** Replaces the keys in an engine's result with the site's spellings. */
export function shownAnswer(
  answer: IndexAnswer,
  request: VehicleRequest,
  spellings: ShownSpellings,
): IndexAnswer {
  const facets = facetsOf(answer).map(([facet, values]) => {
    const spelling = (key: string) => spellings.ofKey(facet, key) ?? asAsked(facet, key, request)
    return [facet, values.map((one) => ({ ...one, value: spelling(one.value) })).sort(byCount)]
  })
  return { ...answer, facets: Object.fromEntries(facets) }
}

/** Whether the result has a value whose spelling is not known yet. */
export function hasUnknownValue(answer: IndexAnswer, spellings: ShownSpellings): boolean {
  return facetsOf(answer).some(
    ([facet, values]) =>
      !isSpeltBy('platform', facet) &&
      values.some(({ value, count }) => count > 0 && spellings.ofKey(facet, value) === undefined),
  )
}

/** A value that no vehicle has is shown as the visitor typed it. */
function asAsked(facet: VehicleFacet, key: string, { chosen = {} }: VehicleRequest) {
  return (
    chosen[facet]?.find((value) => valueKey(facet, value) === key && !isSpeltBy('platform', facet)) ?? key
  )
}

type Listed = { readonly value: string; readonly count: number; readonly chosen: boolean }

function facetsOf({ facets }: IndexAnswer) {
  return Object.entries(facets) as [VehicleFacet, readonly Listed[]][]
}

function byCount(one: Listed, other: Listed) {
  return other.count - one.count || (one.value < other.value ? -1 : 1)
}

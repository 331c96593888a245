import { type VehicleFacet, vehicleFacets } from '#domain/search/vehicle-facets.ts'
import { valueKey } from '#domain/spellings/value-key.ts'
import type { Condition, Document, Request } from './port.ts'
import type { VehicleNumber, VehicleSort } from './vehicles.ts'

/**
 * Engines compare values character by character, so documents, conditions and requests all have keys instead of spellings.
 * So the spellings of a value are the same value for every engine.
 */
export function withKeys(details: Document): Document {
  const keyed = facetNames.map((facet) => [facet, keyedField(facet, details[facet])] as const)
  return { ...details, ...Object.fromEntries(keyed) }
}

type VehicleRequest = Request<VehicleFacet, VehicleNumber, VehicleSort>

export function requestWithKeys(request: VehicleRequest): VehicleRequest {
  const { chosen, nearest, count } = request
  return {
    ...request,
    ...(count && { count: count.map(countedWithKeys) }),
    ...(chosen && { chosen: chosenWithKeys(chosen) }),
    ...(nearest && { nearest: { ...nearest, values: keysOf(nearest.facet, nearest.values) } }),
  }
}

export function conditionWithKeys(
  condition: Condition<VehicleFacet, VehicleNumber>,
): Condition<VehicleFacet, VehicleNumber> {
  switch (condition.is) {
    case 'in':
      return { ...condition, values: keysOf(condition.facet, condition.values) }
    case 'between':
      return condition
    case 'not':
      return { is: 'not', of: conditionWithKeys(condition.of) }
    case 'all':
    case 'any':
      return { is: condition.is, of: condition.of.map(conditionWithKeys) }
  }
}

function chosenWithKeys(chosen: NonNullable<VehicleRequest['chosen']>) {
  return Object.fromEntries(
    Object.entries(chosen).map(([facet, values = []]) => [facet, keysOf(facet as VehicleFacet, values)]),
  )
}

function countedWithKeys(counted: NonNullable<VehicleRequest['count']>[number]) {
  if (typeof counted === 'string' || counted.find === undefined) return counted
  return { ...counted, find: valueKey(counted.facet, counted.find) }
}

/** A number has only one spelling. */
function keyedField(facet: VehicleFacet, field: Document[string] = null) {
  if (typeof field === 'string') return valueKey(facet, field)
  return typeof field === 'number' || field === null ? field : keysOf(facet, field)
}

const facetNames = Object.keys(vehicleFacets) as VehicleFacet[]

function keysOf(facet: VehicleFacet, values: readonly string[]) {
  return [...new Set(values.map((value) => valueKey(facet, value)))]
}

import { type VehicleFacet, vehicleFacets } from '#domain/search/vehicle-facets.ts'
import type { Site } from '#sites/site.ts'
import type { IndexAnswer, VehicleAnswer, VehicleRequest } from './vehicle-search.ts'

/**
 * Estimates the total where an engine stops counting. The whole stock has the dealer's configured count, and a
 * narrower search has the sum of its facet counts. Only the hits that the engine counted can be reached.
 */
export function withApproximateTotal(
  answer: IndexAnswer,
  request: VehicleRequest,
  { stock }: Pick<Site, 'stock'>,
): VehicleAnswer {
  const reachable = answer.total
  if (answer.exact) return { ...answer, reachable }

  const parts = Object.keys(vehicleFacets)
    .filter((name) => isVehicleFacet(name) && isWholeCount(name, request))
    .map((name) => sumOf(answer.facets[name as VehicleFacet] ?? []))
  const configured = stock.approximateStockCount ?? 0
  const total = isWholeStock(request) && configured > 0 ? configured : Math.max(...parts, 0)
  return { ...answer, reachable, total: Math.max(reachable, total || configured) }
}

function isVehicleFacet(name: string): name is VehicleFacet {
  return Object.hasOwn(vehicleFacets, name)
}

/** A facet with one value per vehicle counts each vehicle once, unless its counts ignore its own selection. */
function isWholeCount(name: VehicleFacet, { chosen = {}, count = [] }: VehicleRequest) {
  const isCounted = count.some((asked) => asked === name)
  return isCounted && !('many' in vehicleFacets[name]) && (chosen[name] ?? []).length === 0
}

function sumOf(values: readonly { count: number }[]) {
  return values.reduce((sum, { count }) => sum + count, 0)
}

function isWholeStock({ text = '', chosen = {}, ranges = {} }: VehicleRequest) {
  const isNarrowed =
    Object.values(chosen).some((values) => values.length > 0) ||
    Object.values(ranges).some(({ min, max }) => min !== undefined || max !== undefined)
  return text.trim() === '' && !isNarrowed
}

import { type VehicleFacet, vehicleFacets } from '#domain/search/vehicle-facets.ts'
import type { Site } from '#sites/site.ts'
import type { IndexAnswer, VehicleAnswer, VehicleRequest } from './vehicle-search.ts'

/**
 * Where an engine stops counting, the stock as a whole is called what the dealer says, and anything narrower is what
 * the counts of its parts add up to. Only the hits that the engine counted can be reached.
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

/** Each vehicle counts once in a facet of which it has one value, unless the counts ignore a choice of their own. */
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

import { type VehicleFacet, vehicleFacets, vehicleRanges } from '#domain/search/vehicle-facets.ts'
import type { Range } from '#domain/search/search-state.ts'
import type { Filters } from './random-filters.ts'
import { facetNames, keysOf, type StoredVehicle } from './stored-vehicles.ts'

/** Counts the vehicles that match the filters, and each facet value (by its key) among them. */
export function plainCount(filters: Filters, vehicles: readonly StoredVehicle[]) {
  const conditions = conditionsOf(filters)
  const matching = vehicles.filter((vehicle) => conditions.every(({ fits }) => fits(vehicle)))
  return {
    total: matching.length,
    counts: (facet: VehicleFacet) => countValues(countedFor(facet, conditions, matching, vehicles), facet),
  }
}

/** True when a vehicle needs any of the chosen values; false when it needs all of them. */
export function hasAnyOf(facet: VehicleFacet) {
  return !('match' in vehicleFacets[facet])
}

type Condition = { facet: VehicleFacet | null; fits: (vehicle: StoredVehicle) => boolean }

function conditionsOf({ chosen, ranges }: Filters): Condition[] {
  return [
    ...facetNames.flatMap((facet) => {
      const keys = keysOf(facet, chosen[facet] ?? [])
      return keys.length === 0
        ? []
        : [{ facet, fits: (vehicle: StoredVehicle) => hasChosen(vehicle, facet, keys) }]
    }),
    ...vehicleRanges.flatMap((range) => {
      const bounds = ranges[range]
      return bounds
        ? [{ facet: null, fits: ({ figures }: StoredVehicle) => isWithin(figures[range], bounds) }]
        : []
    }),
  ]
}

/**
 * The vehicles that a facet counts. Where any chosen value is enough, the counts ignore the facet's own
 * selection.
 */
function countedFor(
  facet: VehicleFacet,
  conditions: Condition[],
  matching: readonly StoredVehicle[],
  vehicles: readonly StoredVehicle[],
) {
  if (!hasAnyOf(facet) || !conditions.some((condition) => condition.facet === facet)) return matching
  const others = conditions.filter((condition) => condition.facet !== facet)
  return vehicles.filter((vehicle) => others.every(({ fits }) => fits(vehicle)))
}

function hasChosen({ keys }: StoredVehicle, facet: VehicleFacet, chosen: readonly string[]) {
  return hasAnyOf(facet)
    ? chosen.some((key) => keys.get(facet)?.has(key) ?? false)
    : chosen.every((key) => keys.get(facet)?.has(key) ?? false)
}

function isWithin(figure: number | null, { min = -Infinity, max = Infinity }: Range) {
  return figure !== null && figure >= min && figure <= max
}

function countValues(vehicles: readonly StoredVehicle[], facet: VehicleFacet) {
  const counts = new Map<string, number>()
  for (const { keys } of vehicles)
    for (const key of keys.get(facet) ?? []) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

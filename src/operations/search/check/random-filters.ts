import { vehicleRanges } from '#domain/search/vehicle-facets.ts'
import type { Chosen, Ranges } from '#domain/search/search-state.ts'
import { respelt } from './respelt.ts'
import { facetNames, type StoredVehicle } from './stored-vehicles.ts'

export type Filters = { chosen: Chosen; ranges: Ranges }

/** The longest value that fits into an address. */
export const MAX_LENGTH_IN_ADDRESS = 200

/**
 * Up to four facets with up to three values each, taken from real vehicles in any spelling, and sometimes a
 * range.
 */
export function randomFilters(vehicles: StoredVehicle[], random: () => number): Filters {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]
  const chosen: Chosen = {}
  for (let left = Math.floor(random() * 5); left > 0; left--) {
    const facet = pick(facetNames)
    if (!facet) continue
    const values = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
      pick(pick(vehicles)?.values[facet] ?? []),
    ).filter((value) => value !== undefined && value.length <= MAX_LENGTH_IN_ADDRESS)
    chosen[facet] = values.map((value) => respelt(value ?? '', random))
    if (chosen[facet].length === 0) delete chosen[facet]
  }
  const range = random() < 0.5 ? pick(vehicleRanges) : undefined
  const bounds = [pick(vehicles), pick(vehicles)].map((vehicle) => (range && vehicle?.figures[range]) ?? 0)
  return { chosen, ranges: range ? { [range]: { min: Math.min(...bounds), max: Math.max(...bounds) } } : {} }
}

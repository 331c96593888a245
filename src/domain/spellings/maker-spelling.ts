import { makes } from '../cars/makes.ts'
import { models } from '../cars/models.ts'
import type { VehicleFacet } from '../search/vehicle-facets.ts'
import { valueKey } from './value-key.ts'

/** How the maker spells this make or model; `null` where unknown. */
export function makerSpelling(facet: VehicleFacet, value: string): string | null {
  return known[facet]?.get(valueKey(facet, value)) ?? null
}

const known: Partial<Record<VehicleFacet, ReadonlyMap<string, string>>> = {
  make: byKey('make', makes),
  model: byKey('model', models),
}

function byKey(facet: VehicleFacet, names: readonly string[]) {
  return new Map(names.map((name) => [valueKey(facet, name), name]))
}

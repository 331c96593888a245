import {
  type VehicleFacet,
  vehicleFacets,
  type VehicleRange,
  vehicleRanges,
} from '#domain/search/vehicle-facets.ts'
import { isVisible } from '#domain/search/visible-stock.ts'
import { valueKey } from '#domain/spellings/value-key.ts'
import { vehicleDetails } from '#search/vehicle-document.ts'
import type { PublicDealership } from '../../sites/public-dealership.ts'

/** A vehicle's stored values, their keys, and its figures. */
export type StoredVehicle = {
  values: Record<VehicleFacet, readonly string[]>
  keys: ReadonlyMap<VehicleFacet, ReadonlySet<string>>
  figures: Record<VehicleRange, number | null>
}

export const facetNames = Object.keys(vehicleFacets) as VehicleFacet[]

/** The vehicles that a site shows now, read from the database only. */
export async function storedVehicles({ cars, site, now }: PublicDealership) {
  const vehicles: StoredVehicle[] = []
  for await (const batch of cars.inBatches()) {
    for (const car of batch) {
      const details = isVisible(car, site.stock, now()) ? vehicleDetails(car, site, now()) : null
      if (details) vehicles.push(vehicleOf(details))
    }
  }
  return vehicles
}

function vehicleOf(details: NonNullable<ReturnType<typeof vehicleDetails>>): StoredVehicle {
  const values = facetNames.map((facet) => [facet, textsOf(details[facet])] as const)
  const keys = values.map(([facet, texts]) => [facet, new Set(keysOf(facet, texts))] as const)
  const figures = vehicleRanges.map((range) => [range, figureOf(details[range])] as const)
  return {
    values: Object.fromEntries(values) as StoredVehicle['values'],
    keys: new Map(keys),
    figures: Object.fromEntries(figures) as StoredVehicle['figures'],
  }
}

/** The distinct keys of values. A lone dash has no key. */
export function keysOf(facet: VehicleFacet, values: readonly string[]) {
  return [...new Set(values.map((value) => valueKey(facet, value)))].filter((key) => key !== '')
}

function textsOf(value: string | number | null | readonly string[] | undefined): readonly string[] {
  if (value === null || value === undefined) return []
  return typeof value === 'object' ? value : [String(value)]
}

function figureOf(value: string | number | null | readonly string[] | undefined) {
  return typeof value === 'number' ? value : null
}

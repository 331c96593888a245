import { vehicleFacets, type VehicleFacet } from '../../src/domain/search/vehicle-facets.ts'
import type { Document, Facet } from '../../src/search/port.ts'
import { vehicles } from '../../src/search/vehicles.ts'

export const facetEntries = Object.entries<Facet>(vehicleFacets) as [VehicleFacet, Facet][]

/** A vehicle’s values of a field as texts. */
export function valuesOf(document: Document, field: string): string[] {
  const value = document[field] ?? []
  return typeof value === 'object' ? [...value] : [String(value)]
}

/** All names of a vehicle in one text and all its other words in another, for engines that search few long fields. */
export function textsOf(document: Document): { names: string; others: string } {
  const [names = '', others = ''] = vehicles.text.map((fields) =>
    fields.flatMap((field) => valuesOf(document, field)).join(' '),
  )
  return { names, others }
}

import type { Place } from '../place.ts'

/** A longitude and a latitude, in this order, as map formats have them. */
export type LonLat = readonly [longitude: number, latitude: number]

/** What our own maps draw: the coast, the borders of the states, and towns, largest first. */
export type Atlas = {
  /** Closed lines around land. */
  land: readonly (readonly LonLat[])[]
  borders: readonly (readonly LonLat[])[]
  towns: readonly Place[]
}

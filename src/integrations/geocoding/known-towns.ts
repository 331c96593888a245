import type { Place } from '#domain/locations/place.ts'
import data from './australian-towns.json' with { type: 'json' }

/** The suburbs and towns of GeoNames with at least a thousand people, largest first. */
export const knownTowns: readonly Place[] = data.towns.map(([name, state, latitude, longitude]) => ({
  name: String(name),
  state: String(state),
  latitude: Number(latitude),
  longitude: Number(longitude),
}))

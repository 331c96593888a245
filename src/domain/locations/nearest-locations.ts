import { distanceKm, type Point } from './distance.ts'

type Locatable = { name: string; latitude: number | null; longitude: number | null }

export type LocationDistance = { name: string; km: number }

/** A dealer's locations from the nearest to the farthest. Where one is that nobody put on the map, nobody can say. */
export function nearestLocations(from: Point, locations: readonly Locatable[]): LocationDistance[] {
  return locations
    .flatMap(({ name, latitude, longitude }) =>
      latitude === null || longitude === null ? [] : { name, km: distanceKm(from, { latitude, longitude }) },
    )
    .toSorted((one, other) => one.km - other.km)
}

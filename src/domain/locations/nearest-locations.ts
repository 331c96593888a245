import { distanceKm, type Point } from './distance.ts'

type Locatable = { name: string; latitude: number | null; longitude: number | null }

export type LocationDistance = { name: string; km: number }

/** Sorts a dealer's locations by distance, nearest first. Locations without coordinates are left out. */
export function nearestLocations(from: Point, locations: readonly Locatable[]): LocationDistance[] {
  return locations
    .flatMap(({ name, latitude, longitude }) =>
      latitude === null || longitude === null ? [] : { name, km: distanceKm(from, { latitude, longitude }) },
    )
    .toSorted((one, other) => one.km - other.km)
}

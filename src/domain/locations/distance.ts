import { formatNumber } from '../shared/format-number.ts'

/** A point on the map, in degrees; south and west are negative. */
export type Point = { latitude: number; longitude: number }

const EARTH_RADIUS_KM = 6371

/** The distance between two points as the crow flies (the haversine formula). */
export function distanceKm(from: Point, to: Point): number {
  const north = radians(to.latitude - from.latitude)
  const east = radians(to.longitude - from.longitude)
  const haversine =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2
  // For opposite ends of the earth, rounding pushes the value just above 1, which has no arc sine.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(haversine, 1)))
}

/** Writes a distance for a shopper. An approximate place has an approximate distance. */
export function formatDistance(km: number, isApproximate = false): string {
  const about = isApproximate ? 'about ' : ''
  if (km < 1) return isApproximate ? 'a few km away' : 'less than 1 km away'
  return `${about}${formatNumber(Math.round(km))} km away`
}

function radians(degrees: number) {
  return (degrees * Math.PI) / 180
}

import { locationAddress } from './location-address.ts'

type Located = Parameters<typeof locationAddress>[0] & {
  name: string
  placeUrl: string | null
  latitude: number | null
  longitude: number | null
}

/**
 * Where “Get Directions” leads: the dealer's own link, else directions of Google Maps, which phones open in their map app.
 * It is only a link, so nothing is loaded from there. `null` without an address.
 */
export function directionsAddress(location: Located): string | null {
  if (location.placeUrl !== null) return location.placeUrl
  const { latitude, longitude } = location
  const address = location.street === '' ? null : locationAddress(location)
  const point = latitude === null || longitude === null ? null : `${latitude},${longitude}`
  const destination = address ? `${location.name}, ${address}` : point
  if (destination === null) return null
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
}

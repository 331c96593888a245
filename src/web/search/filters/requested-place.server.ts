import type { Car } from '#domain/cars/car.ts'
import { formatDistance } from '#domain/locations/distance.ts'
import { type LocationDistance, nearestLocations } from '#domain/locations/nearest-locations.ts'
import { placeName } from '#domain/locations/place.ts'
import { searchAddress } from '#domain/search/search-address.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import type { Site } from '#sites/site.ts'

/** Where the shopper is, and how far each of the dealer’s locations is from there. */
export type RequestedPlace = {
  written: string
  isApproximate: boolean
  others: string[]
  distances: LocationDistance[]
}

/** `null` when the shopper has not said where they are, or named a place that nobody knows. */
export function requestedPlace({ near }: SearchState, { site, places }: Dealership): RequestedPlace | null {
  const meant = near === '' ? null : places.resolve(near)
  return (
    meant && {
      written: meant.written,
      isApproximate: meant.place.isApproximate ?? false,
      others: meant.others.map(placeName),
      distances: nearestLocations(meant.place, site.locations),
    }
  )
}

/** How far away a vehicle stands, in kilometres, if anybody can say. */
export function kmAway(
  { locationId }: Car,
  place: RequestedPlace | null,
  { locations }: Site,
): number | null {
  const location = locations.find(({ id }) => id === locationId)
  return place?.distances.find(({ name }) => name === location?.name)?.km ?? null
}

/** What a card says of where its vehicle is: the location where there are several, and how far it is. */
export function placeOnCard(
  car: Car,
  location: string | null,
  place: RequestedPlace | null,
  site: Site,
): string | null {
  const km = kmAway(car, place, site)
  const distance = km === null ? null : formatDistance(km, place?.isApproximate)
  return [location, distance].filter(Boolean).join(' · ') || null
}

export type PlaceShown = {
  /** What stands in the field. */
  text: string
  /** The place it was taken for; `null` when there is none of that name. */
  written: string | null
  /** Places of the same name, with the search from there. */
  others: { label: string; address: string }[]
  /** Whether any of the dealer’s locations is on the map. */
  isOffered: boolean
}

/** What the page says of the place that was asked for. */
export function placeShown(
  state: SearchState,
  place: RequestedPlace | null,
  { locations }: Site,
): PlaceShown {
  return {
    text: state.near,
    written: place?.written ?? null,
    others: (place?.others ?? []).map((label) => ({
      label,
      address: searchAddress({ ...state, near: label.replace(',', ''), page: 1 }),
    })),
    isOffered: locations.some(({ latitude, longitude }) => latitude !== null && longitude !== null),
  }
}

import type { BriefCar } from '#domain/cars/brief-car.ts'
import { formatDistance } from '#domain/locations/distance.ts'
import { type LocationDistance, nearestLocations } from '#domain/locations/nearest-locations.ts'
import { placeName } from '#domain/locations/place.ts'
import { searchAddress } from '#domain/search/search-address.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import type { Site } from '#sites/site.ts'

/** The shopper's place, and its distance from each of the dealer's locations. */
export type RequestedPlace = {
  written: string
  isApproximate: boolean
  others: string[]
  distances: LocationDistance[]
}

/** `null` when the shopper hasn't entered a place, or entered an unknown one. */
export function requestedPlace(
  { near }: SearchState,
  { site, places }: PublicDealership,
): RequestedPlace | null {
  const resolved = near === '' ? null : places.resolve(near)
  return (
    resolved && {
      written: resolved.written,
      isApproximate: resolved.place.isApproximate ?? false,
      others: resolved.others.map(placeName),
      distances: nearestLocations(resolved.place, site.locations),
    }
  )
}

/** The distance to a vehicle in kilometres, or `null` if it isn't known. */
export function kmAway(
  { locationId }: Pick<BriefCar, 'locationId'>,
  place: RequestedPlace | null,
  { locations }: Site,
): number | null {
  const location = locations.find(({ id }) => id === locationId)
  return place?.distances.find(({ name }) => name === location?.name)?.km ?? null
}

/** The location on a card: the branch's name where the dealer has several, and its distance. */
export function placeOnCard(
  car: BriefCar,
  location: string | null,
  place: RequestedPlace | null,
  site: Site,
): string | null {
  const km = kmAway(car, place, site)
  const distance = km === null ? null : formatDistance(km, place?.isApproximate)
  return [location, distance].filter(Boolean).join(' · ') || null
}

export type PlaceShown = {
  /** The text in the field. */
  text: string
  /** The place it resolved to, or `null` when no place has that name. */
  written: string | null
  /** Other places of the same name, each with the address of its search. */
  others: { label: string; address: string }[]
  /** Whether any of the dealer's locations has coordinates. */
  isOffered: boolean
}

/** What the page shows about the requested place. */
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

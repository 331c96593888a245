import type { Point } from '#domain/locations/distance.ts'
import type { Place } from '#domain/locations/place.ts'

/** Where Australia’s suburbs, towns and postcodes are. It works in memory, because every search may use it. */
export type Gazetteer = {
  /** The places that a name or a postcode may mean, largest first: `Richmond`, `richmond vic`, `Mt Gravatt`, `4350`. */
  placesCalled(text: string): readonly Place[]
  /** The same without places of fewer than a thousand people, whose names may well mean something else. */
  townsCalled(text: string): readonly Place[]
}

/** Finds an address or a postcode on the map, by a service that is asked over the network. */
export type Geocode = (address: string) => Promise<Geocoded>
export type Geocoded =
  | { outcome: 'found'; point: Point }
  | { outcome: 'unknown' }
  | { outcome: 'unavailable'; reason: string }

/** The geocoding service of each site; `null` where the operator has set no key. */
export type Geocoders = (slug: string) => Geocode | null

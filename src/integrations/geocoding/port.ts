import type { Place } from '#domain/locations/place.ts'

/** Where Australia’s suburbs, towns and postcodes are. It works in memory, because every search may use it. */
export type Gazetteer = {
  /** The places that a name or a postcode may mean, largest first: `Richmond`, `richmond vic`, `Mt Gravatt`, `4350`. */
  placesCalled(text: string): readonly Place[]
  /** The same without places of fewer than a thousand people, whose names may well mean something else. */
  townsCalled(text: string): readonly Place[]
}

import type { Place } from '#domain/locations/place.ts'
import { type ResolvedPlace, resolvePlace } from '#domain/locations/resolve-place.ts'
import type { Gazetteer } from '#integrations/geocoding/port.ts'
import type { Site } from '#sites/site.ts'

/** Resolves the places that shoppers of a site type. */
export type SitePlaces = {
  /** The most likely place, and others of the same name; `null` for an unknown one. */
  resolve(text: string): ResolvedPlace | null
  /** A place in a sentence, in the shortest form that resolves again: `4350`, `Toowoomba`, `Richmond VIC`. */
  nameIn(text: string): string | null
}

export function sitePlaces(site: Site, gazetteer: Gazetteer): SitePlaces {
  function resolve(text: string, found: readonly Place[]) {
    const known = found.some(({ isApproximate }) => !isApproximate)
      ? found
      : [...ownPlaces(text, site), ...found]
    return resolvePlace(text, known, site.defaultState)
  }

  return {
    resolve: (text) => resolve(text, gazetteer.placesCalled(text)),
    nameIn(text) {
      const resolveTown = (name: string) => resolve(name, gazetteer.townsCalled(name))
      const place = resolveTown(text)?.place
      if (!place) return null
      if (/^\d+$/.test(text.trim())) return text.trim()
      const isDefaultMatch = resolveTown(place.name)?.place.state === place.state
      return isDefaultMatch ? place.name : `${place.name} ${place.state.toUpperCase()}`
    },
  }
}

/** Dealers' own suburbs resolve even if the gazetteer lacks them. */
function ownPlaces(text: string, { locations }: Site): Place[] {
  const name = text.trim().toLowerCase()
  return locations.flatMap(({ city, postcode, state, latitude, longitude }) =>
    [city.toLowerCase(), postcode].includes(name) && state && latitude !== null && longitude !== null
      ? { name: city, state, latitude, longitude }
      : [],
  )
}

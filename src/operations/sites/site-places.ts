import type { Place } from '#domain/locations/place.ts'
import { type ResolvedPlace, resolvePlace } from '#domain/locations/resolve-place.ts'
import type { Gazetteer } from '#integrations/geocoding/port.ts'
import type { Site } from '#sites/site.ts'

/** Where shoppers of one site may say that they are. */
export type SitePlaces = {
  /** The place that is meant, and the others of its name; `null` for what is nowhere. */
  resolve(text: string): ResolvedPlace | null
  /** A place that is named in a sentence, as short as it can be asked for again: `4350`, `Toowoomba`, `Richmond VIC`. */
  nameIn(text: string): string | null
}

export function sitePlaces(site: Site, gazetteer: Gazetteer): SitePlaces {
  function resolve(text: string) {
    const found = gazetteer.placesCalled(text)
    const known = found.some(({ isApproximate }) => !isApproximate)
      ? found
      : [...ownPlaces(text, site), ...found]
    return resolvePlace(text, known, site.defaultState)
  }

  return {
    resolve,
    nameIn(text) {
      const place = resolve(text)?.place
      if (!place) return null
      if (/^\d+$/.test(text.trim())) return text.trim()
      const isDefaultMatch = resolve(place.name)?.place.state === place.state
      return isDefaultMatch ? place.name : `${place.name} ${place.state.toUpperCase()}`
    },
  }
}

/** A dealer’s own suburb is on the map, however small it is. */
function ownPlaces(text: string, { locations }: Site): Place[] {
  const asked = text.trim().toLowerCase()
  return locations.flatMap(({ city, postcode, state, latitude, longitude }) =>
    [city.toLowerCase(), postcode].includes(asked) && state && latitude !== null && longitude !== null
      ? { name: city, state, latitude, longitude }
      : [],
  )
}

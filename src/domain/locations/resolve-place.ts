import { type Place, placeName } from './place.ts'

/** The place a shopper most likely means, and the others with the same name. */
export type ResolvedPlace = { place: Place; written: string; others: Place[] }

/**
 * Four states have a Richmond. A shopper most likely means the one in the dealer's state, or else the largest,
 * which comes first.
 */
export function resolvePlace(
  query: string,
  found: readonly Place[],
  homeState: string,
): ResolvedPlace | null {
  const place = found.find(({ state }) => state === homeState) ?? found[0]
  if (!place) return null
  return { place, written: writtenAs(query, place), others: found.filter((other) => other !== place) }
}

/** A postcode known only by its region doesn't read as the region's town. */
function writtenAs(query: string, place: Place) {
  return place.isApproximate ? `${query.trim()} (around ${placeName(place)})` : placeName(place)
}

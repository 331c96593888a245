import { type Place, placeName } from './place.ts'

/** The place that a shopper most likely means, and the others that are called the same. */
export type ResolvedPlace = { place: Place; written: string; others: Place[] }

/**
 * There is a Richmond in four states. Whoever asks a dealer for the way means the one in the dealer's own state; else
 * the largest, which comes first.
 */
export function resolvePlace(
  asked: string,
  found: readonly Place[],
  homeState: string,
): ResolvedPlace | null {
  const place = found.find(({ state }) => state === homeState) ?? found[0]
  if (!place) return null
  return { place, written: writtenAs(asked, place), others: found.filter((other) => other !== place) }
}

/** A postcode that is known by its region alone is not taken for the region's town. */
function writtenAs(asked: string, place: Place) {
  return place.isApproximate ? `${asked.trim()} (around ${placeName(place)})` : placeName(place)
}

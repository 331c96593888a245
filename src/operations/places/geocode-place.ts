import { type Actor, addressOf } from '#domain/actors/actor.ts'
import type { Point } from '#domain/locations/distance.ts'
import { geocodesFromAddress } from '#domain/locations/postcode.ts'
import type { Dealership } from '../sites/dealership.ts'
import { visitorKey } from '../spam/visitor-key.ts'

export type GeocodeDesk = Pick<Dealership, 'places' | 'geocode' | 'acts' | 'seal'>

export type PlaceFound =
  | { outcome: 'found'; point: Point }
  | { outcome: 'unknown' }
  | { outcome: 'unavailable' }
  | { outcome: 'too many'; waitSeconds: number }

/**
 * Where a postcode, a suburb or an address is. We know postcodes and suburbs. For anything else we ask the dealer’s geocoding
 * service, if there is one.
 */
export async function geocodePlace(
  text: string,
  { actor, warn }: { actor: Actor; warn: (facts: object, message: string) => void },
  { places, geocode, acts, seal }: GeocodeDesk,
): Promise<PlaceFound> {
  const known = places.resolve(text)?.place
  if (known) return { outcome: 'found', point: { latitude: known.latitude, longitude: known.longitude } }
  if (!geocode) return { outcome: 'unknown' }
  const limited = await acts.count(await seal.mark(visitorKey(addressOf(actor) ?? '')), geocodesFromAddress)
  if (limited) return { outcome: 'too many', ...limited }
  const asked = await geocode(text)
  if (asked.outcome === 'unavailable') warn({ reason: asked.reason }, 'The geocoding service gave no answer')
  return asked.outcome === 'unavailable' ? { outcome: 'unavailable' } : asked
}

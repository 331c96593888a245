import type { RouterContextProvider } from 'react-router'
import { isPostcode, NOT_A_POSTCODE, UNKNOWN_POSTCODE } from '#domain/locations/postcode.ts'
import { geocodePlace } from '#operations/places/geocode-place.ts'
import type { Near } from '../contact/location-cards.server.ts'
import { dealershipContext, geocodeDeskContext, requestFactsContext } from '../request/request-context.ts'

/** The longest text that is worth looking up. */
const MAX_CHARACTERS = 200

export type NearPlace = {
  /** What the visitor wrote. */
  text: string
  /** The place it means, as on an envelope; `null` without one. */
  written: string | null
  error: string | null
}

/** Where the visitor is, by the postcode, suburb or address in the page's address. */
export async function nearPlace(
  url: URL,
  context: Readonly<RouterContextProvider>,
): Promise<{ near: Near | null; place: NearPlace }> {
  const text = (url.searchParams.get('near') ?? '').trim().slice(0, MAX_CHARACTERS)
  const without = (error: string | null) => ({ near: null, place: { text, written: null, error } })
  if (text === '') return without(null)
  if (/^\d+$/.test(text) && !isPostcode(text)) return without(NOT_A_POSTCODE)

  const resolved = context.get(dealershipContext).places.resolve(text)
  if (resolved) {
    const { latitude, longitude, isApproximate = false } = resolved.place
    const near = { latitude, longitude, isApproximate }
    return { near, place: { text, written: resolved.written, error: null } }
  }
  const { actor, warn } = context.get(requestFactsContext)
  const found = await geocodePlace(text, { actor, warn }, context.get(geocodeDeskContext))
  switch (found.outcome) {
    case 'found':
      return { near: { ...found.point, isApproximate: false }, place: { text, written: text, error: null } }
    case 'unknown':
      return without(
        isPostcode(text) ? UNKNOWN_POSTCODE : 'We couldn’t find that place. Try a postcode or a nearby town.',
      )
    case 'too many':
      return without('Please wait a while and try again, or use a postcode.')
    case 'unavailable':
      return without('We can’t look up addresses right now. Please use a postcode.')
  }
}

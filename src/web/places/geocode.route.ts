import { isPostcode, NOT_A_POSTCODE, UNKNOWN_POSTCODE } from '#domain/locations/postcode.ts'
import { geocodePlace } from '#operations/places/geocode-place.ts'
import { apiError } from '../request/api-error.server.ts'
import { geocodeDeskContext, requestFactsContext } from '../request/request-context.ts'
import type { Route } from './+types/geocode.route.ts'

/** The longest address that is worth asking about. */
const MAX_CHARACTERS = 200

/** Where a postcode or an address is, in the shape of Google’s geocoding service. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const postcode = url.searchParams.get('postcode')?.trim() ?? null
  const text = postcode ?? url.searchParams.get('address')?.trim() ?? ''
  if (postcode !== null && !isPostcode(postcode))
    return apiError(422, 'invalid_postcode', NOT_A_POSTCODE, { postcode: NOT_A_POSTCODE })
  if (text === '' || text.length > MAX_CHARACTERS)
    return apiError(400, 'bad_request', 'Name a postcode or an address of at most 200 characters.')

  const { actor, warn } = context.get(requestFactsContext)
  const found = await geocodePlace(text, { actor, warn }, context.get(geocodeDeskContext))
  switch (found.outcome) {
    case 'found': {
      const { latitude: lat, longitude: lng } = found.point
      return Response.json({ results: [{ geometry: { location: { lat, lng } } }] })
    }
    case 'unknown':
      return apiError(
        404,
        'unknown_place',
        postcode === null ? 'We couldn’t find that place.' : UNKNOWN_POSTCODE,
      )
    case 'too many': {
      const answer = apiError(429, 'too_many_requests', 'Please wait a while and try again.')
      answer.headers.set('retry-after', String(found.waitSeconds))
      return answer
    }
    case 'unavailable':
      return apiError(503, 'unavailable', 'We can’t look that up right now. Please try again later.')
  }
}

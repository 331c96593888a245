import { z } from 'zod'
import type { Geocode, Geocoded } from './port.ts'

const ASK = 'https://maps.googleapis.com/maps/api/geocode/json'
/** A visitor waits for it. */
const PATIENCE_MS = 2500

/** The first result counts. https://developers.google.com/maps/documentation/geocoding/requests-geocoding */
const Answer = z.object({
  status: z.string(),
  results: z
    .array(z.object({ geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }) }))
    .default([]),
})

type Parts = { key: string; address?: string; patienceMs?: number }

/** Google’s geocoding service, asked for places in Australia only. */
export function googleGeocoder({ key, address = ASK, patienceMs = PATIENCE_MS }: Parts): Geocode {
  return async (text): Promise<Geocoded> => {
    const url = new URL(address)
    url.search = new URLSearchParams({
      ...(isPostcode(text)
        ? { components: `postal_code:${text}|country:AU` }
        : { address: text, components: 'country:AU' }),
      region: 'au',
      key,
    }).toString()
    const answer: unknown = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
      .then((response) => response.json())
      .catch(() => null)
    const read = Answer.safeParse(answer)
    if (!read.success) return { outcome: 'unavailable', reason: 'no answer, or not a valid one' }
    const { status, results } = read.data
    const location = results[0]?.geometry.location
    if (status === 'OK' && location)
      return { outcome: 'found', point: { latitude: location.lat, longitude: location.lng } }
    return status === 'ZERO_RESULTS' || status === 'OK'
      ? { outcome: 'unknown' }
      : { outcome: 'unavailable', reason: status }
  }
}

function isPostcode(text: string) {
  return /^\d{4}$/.test(text)
}

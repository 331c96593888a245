import { useState } from 'react'
import { href } from 'react-router'
import { errorMessageIn, UNREACHED } from '../../device/error-message-in.ts'
import { track } from '../../tracking/track.ts'

type Reveal = { state: 'masked' | 'loading' | 'failed' | 'revealed'; text: string }

const masked: Reveal = { state: 'masked', text: '' }

/** The phone number of a vehicle on request. A page that changes to another vehicle starts with a masked number again. */
export function usePhoneReveal(carId: string): Reveal & { reveal: () => Promise<void> } {
  const [requested, setRequested] = useState({ carId, reveal: masked })
  const current = requested.carId === carId ? requested.reveal : masked

  async function reveal() {
    if (current.state === 'loading') return
    setRequested({ carId, reveal: { state: 'loading', text: '' } })
    const response = await requestPhone(carId)
    // By now, the page may show another vehicle.
    setRequested((latest) => (latest.carId === carId ? { carId, reveal: response } : latest))
    if (response.state === 'revealed') track({ name: 'phone-revealed', carId })
  }
  return { ...current, reveal }
}

async function requestPhone(carId: string): Promise<Reveal> {
  try {
    const response = await fetch(href('/api/phone-reveal'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ car_id: carId }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (response.status === 404) return { state: 'failed', text: GONE }
    if (!response.ok) return { state: 'failed', text: await errorMessageIn(response, FAILED) }
    const body: unknown = await response.json()
    const phone: unknown = Object(body).phone
    return typeof phone === 'string' ? { state: 'revealed', text: phone } : { state: 'failed', text: FAILED }
  } catch {
    return { state: 'failed', text: UNREACHED }
  }
}

const PATIENCE_MS = 15_000
const GONE = 'This phone number is no longer available. Please reload the page.'
const FAILED = 'We couldn’t show the phone number. Please try again in a moment.'

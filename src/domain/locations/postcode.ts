import type { ActLimit } from '../customers/sign-in-limits.ts'

export const NOT_A_POSTCODE = 'Invalid postcode. Please enter a 4-digit number.'
/** Four digits that no place has. */
export const UNKNOWN_POSTCODE = 'Invalid postcode'

/** A postcode is exactly four digits. */
export function isPostcode(text: string): boolean {
  return /^\d{4}$/.test(text)
}

/** How often one network address may have the dealer’s geocoding service asked, which the dealer pays for. */
export const geocodesFromAddress: ActLimit = {
  name: 'geocode from address, hour',
  max: 60,
  seconds: 60 * 60,
}

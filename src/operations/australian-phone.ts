import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** The number in its international form, or `null` when it is none that a dealer in Australia could call back. */
export function australianPhone(text: string): string | null {
  const phone = parsePhoneNumberFromString(text.slice(0, 40), 'AU')
  return phone?.isValid() && phone.countryCallingCode === '61' ? phone.number : null
}

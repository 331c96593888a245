import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * The number in its international form, with its extension where it has one (`+61731234567 ext 5`); `null` when it is none
 * that a dealer in Australia could call back.
 */
export function australianPhone(text: string): string | null {
  const phone = parsePhoneNumberFromString(text.slice(0, 40), 'AU')
  if (!phone?.isValid() || phone.countryCallingCode !== '61') return null
  return phone.ext ? `${phone.number} ext ${phone.ext}` : phone.number
}

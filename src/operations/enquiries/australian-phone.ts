import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * Returns the number in international format, with its extension where it has one (`+61731234567 ext 5`);
 * `null` when a dealer in Australia can't call it.
 */
export function australianPhone(text: string): string | null {
  const phone = parsePhoneNumberFromString(text.slice(0, 40), 'AU')
  if (!phone?.isValid() || phone.countryCallingCode !== '61') return null
  return phone.ext ? `${phone.number} ext ${phone.ext}` : phone.number
}

import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** An Australian mobile number in international format, however it was typed; `null` when a text can't reach it. */
export function australianMobile(text: string): string | null {
  const phone = parsePhoneNumberFromString(text.normalize('NFKC').slice(0, 40), 'AU')
  if (!phone?.isValid() || phone.countryCallingCode !== '61' || phone.ext) return null
  return phone.getType() === 'MOBILE' ? phone.number : null
}

import type { Site } from '../site.ts'

type Numbers = Pick<Site, 'phone' | 'phones' | 'locations'>

/**
 * Phone numbers that a visitor’s phone would call wrongly or not at all. A link dials only the digits of a number, so words and
 * extensions would make it another one. Six digits are the least that Australia has (13 12 13), and fifteen the most anywhere
 * (ITU E.164).
 */
export function undialablePhones({ phone, phones, locations }: Numbers): { path: string; message: string }[] {
  const numbers = [
    ['phone', phone],
    ...Object.entries(phones).map(([name, number]) => [`phones.${name}`, number] as const),
    ...locations.map((location, index) => [`locations[${index}].phone`, location.phone] as const),
  ] as const
  return numbers.flatMap(([path, number]) =>
    number === null || isDialable(number)
      ? []
      : [{ path, message: 'use a phone number such as 07 3123 4567, without words or an extension' }],
  )
}

function isDialable(number: string) {
  const digits = number.replaceAll(/\D/g, '').length
  return /^\+?[\d ().-]+$/.test(number) && digits >= 6 && digits <= 15
}

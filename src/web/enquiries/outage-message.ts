import type { Site } from '#sites/site.ts'

/** The message during an outage: try again, or call. */
export function outageMessage({ phone, phones }: Pick<Site, 'phone' | 'phones'>): string {
  const number = phones.override ?? phone
  return `We couldn’t send your form just now. Please try again in a few seconds${number === null ? '' : `, or call us on ${number}`}.`
}

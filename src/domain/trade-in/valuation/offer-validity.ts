import type { Offer } from './offer.ts'

/** How long a dealer stands by a value. */
export const VALID_DAYS = 7

/** The last day of an offer that is made on a day. */
export function offerValidUntil(today: string): string {
  const day = new Date(`${today}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + VALID_DAYS)
  return day.toISOString().slice(0, 10)
}

export function isOfferValid({ validUntil }: Pick<Offer, 'validUntil'>, today: string): boolean {
  return today <= validUntil
}

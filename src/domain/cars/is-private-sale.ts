import type { Car } from './car.ts'

/** A vehicle that the dealer shows for its owner: it is told by where the owner lives, no closer than the suburb. */
export function isPrivateSale({
  privateSuburb,
  privatePostcode,
}: Pick<Car, 'privateSuburb' | 'privatePostcode'>): boolean {
  return Boolean(privateSuburb?.trim() || privatePostcode?.trim())
}

/** Where somebody lives is told no closer than the suburb; `null` of what the dealer sells. */
export function privateAddress(car: Pick<Car, 'privateSuburb' | 'privatePostcode'>): string | null {
  return isPrivateSale(car) ? [car.privateSuburb, car.privatePostcode].filter(Boolean).join(' ') : null
}

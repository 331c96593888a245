import type { Car } from './car.ts'

/**
 * A dealer sells such a vehicle for its owner. It shows the owner's suburb and postcode in place of a dealer's
 * address.
 */
export function isPrivateSale({
  privateSuburb,
  privatePostcode,
}: Pick<Car, 'privateSuburb' | 'privatePostcode'>): boolean {
  return Boolean(privateSuburb?.trim() || privatePostcode?.trim())
}

/** Gives the owner's address no closer than the suburb; `null` for a vehicle the dealer owns. */
export function privateAddress(car: Pick<Car, 'privateSuburb' | 'privatePostcode'>): string | null {
  return isPrivateSale(car) ? [car.privateSuburb, car.privatePostcode].filter(Boolean).join(' ') : null
}

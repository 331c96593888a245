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

/** What registers name a vehicle by, and with it its owner. That of a private seller's vehicle isn't for shoppers. */
export function publicIdentifiers(
  car: Pick<Car, 'vin' | 'registrationPlate' | 'privateSuburb' | 'privatePostcode'>,
): Pick<Car, 'vin' | 'registrationPlate'> {
  const { vin, registrationPlate } = car
  return isPrivateSale(car) ? { vin: null, registrationPlate: null } : { vin, registrationPlate }
}

import type { Car } from '../cars/car.ts'
import { isAvailable } from '../cars/is-available.ts'
import { isPrivateSale } from '../cars/is-private-sale.ts'

/** A shopper can trade in a car on an available vehicle, but not with a private seller. */
export function acceptsTradeIn(car: Pick<Car, 'status' | 'privateSuburb' | 'privatePostcode'>): boolean {
  return isAvailable(car) && !isPrivateSale(car)
}

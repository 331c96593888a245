import type { Car } from '../cars/car.ts'
import { isAvailable } from '../cars/is-available.ts'
import { isPrivateSale } from '../cars/is-private-sale.ts'

/** A trade-in goes towards a vehicle that can still be had from the dealer; a private seller takes none. */
export function takesTradeIn(car: Pick<Car, 'status' | 'privateSuburb' | 'privatePostcode'>): boolean {
  return isAvailable(car) && !isPrivateSale(car)
}

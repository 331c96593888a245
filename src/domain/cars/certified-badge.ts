import { isSameValue } from '../values/value-key.ts'
import type { Car } from './car.ts'
import { isAvailable } from './is-available.ts'

/** A maker’s certificate of one maker is shown while the vehicle can be had, where the dealer takes part. */
export function hasCertifiedBadge(
  car: Pick<Car, 'make' | 'certified' | 'status'>,
  { certifiedBadge }: { certifiedBadge: boolean },
): boolean {
  return certifiedBadge && car.certified && isAvailable(car) && isSameValue('make', car.make, 'Toyota')
}

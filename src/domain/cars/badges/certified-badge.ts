import { isSameValue } from '../../spellings/value-key.ts'
import type { Car } from '../car.ts'
import { isAvailable } from '../is-available.ts'

/**
 * Toyota certifies vehicles. The badge shows while the vehicle is available, if the dealer takes part in the
 * scheme.
 */
export function hasCertifiedBadge(
  car: Pick<Car, 'make' | 'certified' | 'status'>,
  { certifiedBadge }: { certifiedBadge: boolean },
): boolean {
  return certifiedBadge && car.certified && isAvailable(car) && isSameValue('make', car.make, 'Toyota')
}

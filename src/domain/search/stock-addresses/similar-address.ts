import type { Car } from '../../cars/car.ts'
import { landingAddress } from '../search-path.ts'
import { emptySearch } from '../search-state.ts'

/** The page of the vehicles of the same model. */
export function similarAddress({ make, model }: Pick<Car, 'make' | 'model'>): string {
  return landingAddress({ ...emptySearch, chosen: { make: [make], model: [model] } })
}

import { availableStatuses } from '../../cars/is-available.ts'
import type { Car } from '../../cars/car.ts'
import { emptySearch, type SearchState } from '../search-state.ts'

/** How far the price of a similar vehicle may differ, as a share of the first one's price. */
export const PRICE_TOLERANCE = 0.25

type ComparableCar = Pick<Car, 'make' | 'model' | 'simpleBody'>

/** Searches for alternatives to a vehicle: the same model, then the same body, all at a similar price. */
export function similarVehicles(
  { make, model, simpleBody }: ComparableCar,
  dollars: number | null,
): SearchState[] {
  const ranges = dollars === null ? {} : { price: near(dollars) }
  const sameModel = onSale({ make: [make], model: [model] }, ranges)
  return simpleBody === null ? [sameModel] : [sameModel, onSale({ body: [simpleBody] }, ranges)]
}

function onSale(chosen: SearchState['chosen'], ranges: SearchState['ranges']): SearchState {
  return { ...emptySearch, chosen: { ...chosen, status: availableStatuses }, ranges }
}

function near(dollars: number) {
  return {
    min: Math.round(dollars * (1 - PRICE_TOLERANCE)),
    max: Math.round(dollars * (1 + PRICE_TOLERANCE)),
  }
}

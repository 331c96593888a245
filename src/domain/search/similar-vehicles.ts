import type { Car } from '../cars/car.ts'
import { anything, type SearchState } from './search-state.ts'

/** How far the price of a vehicle that is for the same buyer may be from the first one's. */
export const PRICE_APART = 0.25

type Likeable = Pick<Car, 'make' | 'model' | 'simpleBody'>

/** What a shopper would take instead of a vehicle: others of its model, then others of its kind, all for about the same money. */
export function similarVehicles(
  { make, model, simpleBody }: Likeable,
  dollars: number | null,
): SearchState[] {
  const ranges = dollars === null ? {} : { price: near(dollars) }
  const sameModel = onSale({ make: [make], model: [model] }, ranges)
  return simpleBody === null ? [sameModel] : [sameModel, onSale({ body: [simpleBody] }, ranges)]
}

function onSale(chosen: SearchState['chosen'], ranges: SearchState['ranges']): SearchState {
  return { ...anything, chosen: { ...chosen, status: ['in_stock', 'coming_soon'] }, ranges }
}

function near(dollars: number) {
  return { min: Math.round(dollars * (1 - PRICE_APART)), max: Math.round(dollars * (1 + PRICE_APART)) }
}

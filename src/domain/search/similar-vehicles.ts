import type { Car } from '../cars/car.ts'
import { anything, type SearchState } from './search-state.ts'

/** How far the price of a vehicle that is for the same buyer may be from the first one's. */
export const PRICE_APART = 0.25

type Likeable = Pick<Car, 'make' | 'model' | 'simpleBody'>

/** What a shopper would take instead of a vehicle, the nearest first: the same model, then the same kind for about the same money. */
export function similarVehicles(
  { make, model, simpleBody }: Likeable,
  dollars: number | null,
): SearchState[] {
  const sameModel = onSale({ make: [make], model: [model] })
  if (simpleBody === null) return [sameModel]
  const sameKind = onSale({ body: [simpleBody] })
  return [sameModel, dollars === null ? sameKind : { ...sameKind, ranges: { price: near(dollars) } }]
}

function onSale(chosen: SearchState['chosen']): SearchState {
  return { ...anything, chosen: { ...chosen, status: ['in_stock', 'coming_soon'] } }
}

function near(dollars: number) {
  return { min: Math.round(dollars * (1 - PRICE_APART)), max: Math.round(dollars * (1 + PRICE_APART)) }
}

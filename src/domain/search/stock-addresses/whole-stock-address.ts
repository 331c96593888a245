import { everyTypeSold } from '../car-type-choice.ts'
import { landingAddress } from '../search-path.ts'
import { type Chosen, emptySearch, type SearchState } from '../search-state.ts'

/**
 * The address of all vehicles in stock with these choices. A site without an “All” option would show only its first car
 * type, so there the address names them all.
 */
export function wholeStockAddress(chosen: Chosen, stock: StockTypes): string {
  return landingAddress(wholeStock(chosen, stock), everyTypeSold(stock))
}

/** The search for all vehicles in stock with these choices. */
export function wholeStock(chosen: Chosen, stock: StockTypes): SearchState {
  const everyType = everyTypeSold(stock)
  const types = everyType.length > 0 && { car_type: everyType }
  return { ...emptySearch, chosen: { ...chosen, ...types } }
}

type StockTypes = Parameters<typeof everyTypeSold>[0]

import { emptySearch, type Range, type SearchState } from './search-state.ts'

/** The ends of the price slider, in dollars. A thumb at its end sets no limit, so dearer vehicles are found too. */
export const priceSearchBounds = { lowest: 5_000, highest: 250_000, step: 500 }

/** The minimum gap in dollars between the lowest and the highest price. */
const MIN_GAP = 1

/** A search by price alone starts with the dearest vehicle in the budget. */
export function priceSearch({ min, max }: Range): SearchState {
  const price = min !== undefined && max !== undefined ? apart(min, max) : { min, max }
  const limits = Object.fromEntries(Object.entries(price).filter(([, limit]) => limit !== undefined))
  return {
    ...emptySearch,
    sort: 'price-desc',
    ranges: Object.keys(limits).length === 0 ? {} : { price: limits },
  }
}

function apart(min: number, max: number): Range {
  return { min: Math.max(Math.min(min, max - MIN_GAP), 0), max }
}

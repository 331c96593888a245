import { anything, type Range, type SearchState } from './search-state.ts'

/** How far the price search goes, in dollars. A thumb at its end asks for nothing, so dearer ones are found too. */
export const priceSearchBounds = { lowest: 5_000, highest: 250_000, step: 500 }

/** The lowest price is below the highest by at least this many dollars. */
const LEAST_APART = 1

/** Somebody who searches by price alone sees the dearest they can afford first. */
export function priceSearch({ min, max }: Range): SearchState {
  const price = min !== undefined && max !== undefined ? apart(min, max) : { min, max }
  const asked = Object.fromEntries(Object.entries(price).filter(([, limit]) => limit !== undefined))
  return { ...anything, sort: 'price-desc', ranges: Object.keys(asked).length === 0 ? {} : { price: asked } }
}

function apart(min: number, max: number): Range {
  return { min: Math.max(Math.min(min, max - LEAST_APART), 0), max }
}

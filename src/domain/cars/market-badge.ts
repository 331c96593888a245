import type { Car, MarketPrices, PriceKind } from './car.ts'
import { isAvailable } from './is-available.ts'
import type { PriceDisplay } from './price-display.ts'

/** That a vehicle costs clearly less than others like it, and what it was compared with. */
export type MarketBadge = {
  belowCents: number
  averageCents: number
  /** Where those others are advertised. */
  area: 'state' | 'country'
  priceKind: PriceKind
}

/** A price has to be lower than the average by more than this to be called so. */
const SMALLEST_GAP_CENTS = 499_00

type ComparedCar = Pick<Car, 'status' | 'marketPrices'>

/**
 * A price well below what others ask says so, beside the average it was compared with: the one of the state, or else of
 * the country. Both have to include the same; what is sold, or paid by the week, or has no price, is compared with none.
 */
export function marketBadge(
  car: ComparedCar,
  price: PriceDisplay,
  policy: { marketBadge: boolean },
): MarketBadge | null {
  if (!policy.marketBadge || !isAvailable(car) || car.marketPrices === null) return null
  if (price.kind !== 'price' || !isExact(price)) return null
  if (price.priceKind !== (car.marketPrices.kind ?? null)) return null

  const average = nearestAverage(car.marketPrices)
  const belowCents = average === null ? 0 : average.averageCents - price.amountCents
  if (average === null || !(belowCents > SMALLEST_GAP_CENTS)) return null
  return { ...average, belowCents, priceKind: price.priceKind }
}

type ExactPrice = { before: null; priceKind: PriceKind }

/** A price that somebody only may pay (“from”), or of which nobody knows what it includes, is like no other. */
function isExact<Price extends { before: string | null; priceKind: PriceKind | null }>(
  price: Price,
): price is Price & ExactPrice {
  return price.before === null && price.priceKind !== null
}

function nearestAverage({ stateAverageCents, averageCents }: MarketPrices) {
  if (isReal(stateAverageCents)) return { averageCents: stateAverageCents, area: 'state' } as const
  if (isReal(averageCents)) return { averageCents, area: 'country' } as const
  return null
}

function isReal(cents: number | null): cents is number {
  return cents !== null && Number.isFinite(cents) && cents > 0
}

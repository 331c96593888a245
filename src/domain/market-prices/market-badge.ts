import type { Car, MarketPrices, MarketPriceService, PriceKind } from '../cars/car.ts'
import { isAvailable } from '../cars/is-available.ts'
import type { PriceDisplay } from '../cars/price-display.ts'

/** How far a vehicle's price is below the average of similar ones, and which average that is. */
export type MarketBadge = {
  belowCents: number
  averageCents: number
  /** Where the similar vehicles are advertised. */
  area: 'state' | 'country'
  priceKind: PriceKind
  /** The service whose estimate stands in for an average, if there is one. */
  estimatedBy?: MarketPriceService
}

/** The badge appears only when the gap is larger than this. */
const SMALLEST_GAP_CENTS = 499_00

type ComparedCar = Pick<Car, 'status' | 'marketPrices'>

/**
 * Compares a vehicle's price with the state average, or with the national one where there is no state average. Both
 * prices must include the same things. Sold vehicles, subscriptions and vehicles without a price get no badge.
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
  const { estimatedBy } = car.marketPrices
  return { ...average, belowCents, priceKind: price.priceKind, ...(estimatedBy && { estimatedBy }) }
}

type ExactPrice = { before: null; priceKind: PriceKind }

/** A “from” price, or one that doesn't say what it includes, can't be compared. */
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

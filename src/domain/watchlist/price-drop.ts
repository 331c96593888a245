import { currentPrice, type PriceDisplay } from '../cars/price-display.ts'
import type { StoredPrice } from '../cars/price-history.ts'
import type { PriceKind } from '../cars/car.ts'
import { wholeDollars } from '../shared/money.ts'

const CENTS_PER_DOLLAR = 100

/**
 * By how much a vehicle is cheaper than when it was saved, in the whole dollars that pages show; `null` unless it is.
 * It compares the price of that moment with today's, and only if both include the same things. Stored prices come in
 * oldest first.
 */
export function priceDropCents(
  stored: readonly StoredPrice[],
  now: PriceDisplay,
  priceKind: PriceKind | null,
  savedAt: Date,
): number | null {
  if (now.kind !== 'price') return null
  const then = stored.findLast(({ from }) => from <= savedAt)
  const latest = stored.at(-1)
  if (!then || !latest || then.priceKind !== priceKind || latest.priceKind !== priceKind) return null
  const [thenCents, latestCents] = [currentPrice(then), currentPrice(latest)]
  // The shown price is the last stored one, unless the site shows something else.
  if (thenCents === null || latestCents !== now.amountCents) return null
  const dollars = wholeDollars(thenCents) - wholeDollars(now.amountCents)
  return dollars > 0 ? dollars * CENTS_PER_DOLLAR : null
}

import type { Car, PriceKind } from './car.ts'
import { currentPrice, type PriceDisplay } from './price-display.ts'

/** The price of a vehicle from a moment on, as stored then. */
export type StoredPrice = Pick<Car, 'priceCents' | 'offerPriceCents'> & {
  priceKind: PriceKind | null
  from: Date
}

export type OfferedPrice = { amountCents: number; from: Date }

/**
 * Lists the prices a vehicle was offered at, newest first. The list is empty unless the price came down, and it
 * compares only prices that include the same things. Stored prices come in oldest first.
 */
export function priceHistory(
  stored: readonly StoredPrice[],
  now: PriceDisplay,
  priceKind: PriceKind | null,
): OfferedPrice[] {
  if (now.kind !== 'price') return []
  const alike = stored.filter((price) => price.priceKind === priceKind).flatMap(offered)
  const steps = alike.filter(({ amountCents }, index) => amountCents !== alike[index - 1]?.amountCents)
  const cameDown = steps.some(({ amountCents }) => amountCents > now.amountCents)
  return cameDown && steps.at(-1)?.amountCents === now.amountCents ? steps.toReversed() : []
}

/** A vehicle without a price was not on offer. */
function offered({ from, ...price }: StoredPrice): OfferedPrice[] {
  const amountCents = currentPrice(price)
  return amountCents === null ? [] : [{ amountCents, from }]
}

import type { Car, PriceKind } from './car.ts'
import { currentPrice, type PriceDisplay } from './price-display.ts'

/** What a vehicle was offered at from a moment on, as it was kept then. */
export type KeptPrice = Pick<Car, 'priceCents' | 'offerPriceCents'> & {
  priceKind: PriceKind | null
  from: Date
}

export type OfferedPrice = { amountCents: number; from: Date }

/**
 * What a vehicle was offered at until now, the newest first. It is told once its price has come down, and only prices
 * that include the same are held against each other. Kept prices come oldest first.
 */
export function priceHistory(
  kept: readonly KeptPrice[],
  now: PriceDisplay,
  priceKind: PriceKind | null,
): OfferedPrice[] {
  if (now.kind !== 'price') return []
  const alike = kept.filter((price) => price.priceKind === priceKind).flatMap(offered)
  const steps = alike.filter(({ amountCents }, index) => amountCents !== alike[index - 1]?.amountCents)
  const cameDown = steps.some(({ amountCents }) => amountCents > now.amountCents)
  return cameDown && steps.at(-1)?.amountCents === now.amountCents ? steps.toReversed() : []
}

/** While a vehicle had no price, it was offered at none. */
function offered({ from, ...price }: KeptPrice): OfferedPrice[] {
  const amountCents = currentPrice(price)
  return amountCents === null ? [] : [{ amountCents, from }]
}

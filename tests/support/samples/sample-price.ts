import type { PricedCar, ShownPrice } from '#domain/cars/price-display.ts'

/** $40,000 drive away. */
export const samplePrice: ShownPrice = {
  kind: 'price',
  amountCents: 40_000_00,
  wasCents: null,
  before: null,
  includes: 'Drive Away',
  priceKind: 'drive_away',
}

/** A vehicle without a known price. */
export const unpriced: PricedCar = {
  priceCents: null,
  offerPriceCents: null,
  beforePriceCents: null,
  subscriptionPriceCents: null,
  preorder: false,
  priceKind: null,
  priceType: null,
}

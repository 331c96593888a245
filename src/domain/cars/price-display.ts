import type { Car, PriceKind } from './car.ts'

/** What a site may decide about how its prices read. */
export type PricePolicy = {
  offersSubscriptions: boolean
  noPriceText: string
  /** What a price includes when the feed does not say; `null` claims nothing. */
  defaultKind: PriceKind | null
}

export type PriceDisplay =
  | { kind: 'subscription'; amountCents: number }
  | { kind: 'price'; amountCents: number; wasCents: number | null; includes: string | null }
  | { kind: 'preorder' }
  | { kind: 'no-price'; text: string }

export type PricedCar = Pick<
  Car,
  | 'priceCents'
  | 'offerPriceCents'
  | 'beforePriceCents'
  | 'subscriptionPriceCents'
  | 'preorder'
  | 'priceKind'
  | 'priceType'
>

/** Feeds fill an unknown price with 0, 1 or 10 dollars. None of those is a price. */
const HIGHEST_PLACEHOLDER_CENTS = 1000

/** The one price to show for a vehicle. Whichever comes first: subscription, offer, price, preorder. */
export function priceDisplay(car: PricedCar, policy: PricePolicy): PriceDisplay {
  if (policy.offersSubscriptions && isPositive(car.subscriptionPriceCents)) {
    return { kind: 'subscription', amountCents: car.subscriptionPriceCents }
  }

  const amountCents = currentPrice(car)
  if (amountCents !== null) {
    return {
      kind: 'price',
      amountCents,
      wasCents: wasPrice(car, amountCents),
      includes: whatThePriceIncludes(car, policy),
    }
  }
  if (car.preorder) return { kind: 'preorder' }
  return { kind: 'no-price', text: policy.noPriceText }
}

/** What a vehicle is sold for today, in cents; `null` where the feed has filled in no price. */
export function currentPrice({
  offerPriceCents,
  priceCents,
}: Pick<Car, 'offerPriceCents' | 'priceCents'>): number | null {
  if (isPositive(offerPriceCents)) return offerPriceCents
  return priceCents !== null && priceCents > HIGHEST_PLACEHOLDER_CENTS ? priceCents : null
}

/** A was-price is a claim of a saving, so it appears only when there is one. */
function wasPrice({ beforePriceCents }: PricedCar, currentCents: number) {
  return beforePriceCents !== null && beforePriceCents > currentCents ? beforePriceCents : null
}

/** The feed's own words say it best; without them, the usual words for the kind of price. */
function whatThePriceIncludes({ priceType, priceKind }: PricedCar, { defaultKind }: PricePolicy) {
  const kind = priceKind ?? defaultKind
  return priceType?.trim() || (kind && priceKindWords[kind])
}

const priceKindWords: Record<PriceKind, string> = {
  drive_away: 'Drive Away',
  excluding_government_charges: 'Excl. Govt. Charges',
  estimated_drive_away: 'Estimated Drive Away',
  from: 'From',
}

function isPositive(cents: number | null): cents is number {
  return cents !== null && cents > 0
}

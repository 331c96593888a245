import { wholeDollars } from '../shared/money.ts'
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
  | ShownPrice
  | { kind: 'preorder' }
  | { kind: 'no-price'; text: string }

export type ShownPrice = {
  kind: 'price'
  amountCents: number
  wasCents: number | null
  /** “From”, which has to be read before the figure: behind it, the figure was already taken for the price. */
  before: string | null
  /** What the figure includes, in the feed's words or ours; `null` where nobody said. */
  includes: string | null
  /** The same as data; `null` where nobody said, or in words that say none of them. */
  priceKind: PriceKind | null
}

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
export const HIGHEST_PLACEHOLDER_CENTS = 1000

/** The one price to show for a vehicle. Whichever comes first: subscription, offer, price, preorder. */
export function priceDisplay(car: PricedCar, policy: PricePolicy): PriceDisplay {
  const { subscriptionPriceCents } = car
  if (policy.offersSubscriptions && isAbove(0, subscriptionPriceCents)) {
    return { kind: 'subscription', amountCents: subscriptionPriceCents }
  }

  const amountCents = currentPrice(car)
  if (amountCents !== null) {
    const priceKind = kindOf(car, policy)
    return {
      kind: 'price',
      amountCents,
      wasCents: wasPrice(car, amountCents),
      ...priceWords(car, priceKind),
      priceKind,
    }
  }
  if (car.preorder) return { kind: 'preorder' }
  return { kind: 'no-price', text: policy.noPriceText }
}

/**
 * What a vehicle is sold for today, in cents: its offer, or else its price; `null` where there is only a placeholder. Of
 * two published prices a dealer must sell at the lower one, so an “offer” above the price is none.
 */
export function currentPrice(car: Pick<Car, 'offerPriceCents' | 'priceCents'>): number | null {
  const [offer, price] = [realPrice(car.offerPriceCents), realPrice(car.priceCents)]
  return offer !== null && price !== null ? Math.min(offer, price) : (offer ?? price)
}

/** An amount from a feed; `null` where it is a placeholder. */
export function realPrice(cents: number | null): number | null {
  return isAbove(HIGHEST_PLACEHOLDER_CENTS, cents) ? cents : null
}

function isAbove(bound: number, cents: number | null): cents is number {
  return cents !== null && Number.isFinite(cents) && cents > bound
}

/** A was-price is a claim of a saving, so it appears only when there is one, in the whole dollars that are read. */
function wasPrice({ beforePriceCents }: PricedCar, currentCents: number) {
  if (!isAbove(currentCents, beforePriceCents)) return null
  return wholeDollars(beforePriceCents) > wholeDollars(currentCents) ? beforePriceCents : null
}

/** What the site says of all its prices holds for one that the feed says nothing of, not for words nobody understood. */
function kindOf({ priceType, priceKind }: PricedCar, { defaultKind }: PricePolicy) {
  return priceKind ?? (priceType?.trim() ? null : defaultKind)
}

/** The feed's own words say it best; without them, the usual words for the kind of price. */
function priceWords({ priceType }: PricedCar, priceKind: PriceKind | null) {
  const words = priceType?.trim() || (priceKind && wordsFor[priceKind]) || ''
  const [from = priceKind === 'from' ? wordsFor.from : null] = words.match(fromWords) ?? []
  const rest = words.replace(fromWords, '').replace(/^[\s,:;–-]+|[\s,:;–-]+$/g, '')
  return { before: from && from.charAt(0).toUpperCase() + from.slice(1), includes: rest || null }
}

/** “From” begins or ends what feeds write. In the middle of a sentence it means something else. */
const fromWords = /^(?:(?:prices?|priced|starting)\s+)?(?:from|(?<=starting\s)at)\b|\bfrom$/i

const wordsFor: Record<PriceKind, string> = {
  drive_away: 'Drive Away',
  excluding_government_charges: 'Excl. Govt. Charges',
  estimated_drive_away: 'Estimated Drive Away',
  from: 'From',
}

import { wholeDollars } from '../shared/money.ts'
import type { Car, PriceKind } from './car.ts'

/** A site's settings for how prices read. */
export type PricePolicy = {
  offersSubscriptions: boolean
  noPriceText: string
  /** What a price includes when the feed doesn't say; `null` makes no claim. */
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
  /** “From” goes before the figure. After it, a reader has already taken the figure for the price. */
  before: string | null
  /** What the figure includes, as the feed or the site words it; `null` where unknown. */
  includes: string | null
  /** The same as data; `null` where unknown or not recognised. */
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

/** Feeds fill in 0, 1 or 10 dollars for an unknown price. Such an amount is not a price. */
export const HIGHEST_PLACEHOLDER_CENTS = 1000

/** Returns the price to show: the first available of subscription, offer, price and preorder. */
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
 * Returns the current price in cents: the offer, or else the price; `null` where there is only a placeholder. A
 * dealer must sell at the lower of two published prices, so an “offer” above the price does not count.
 */
export function currentPrice(car: Pick<Car, 'offerPriceCents' | 'priceCents'>): number | null {
  const [offer, price] = [realPrice(car.offerPriceCents), realPrice(car.priceCents)]
  return offer !== null && price !== null ? Math.min(offer, price) : (offer ?? price)
}

/** Returns an amount from a feed; `null` where it is a placeholder. */
export function realPrice(cents: number | null): number | null {
  return isAbove(HIGHEST_PLACEHOLDER_CENTS, cents) ? cents : null
}

function isAbove(bound: number, cents: number | null): cents is number {
  return cents !== null && Number.isFinite(cents) && cents > bound
}

/** A was-price claims a saving, so it appears only when it is higher in the whole dollars shown. */
function wasPrice({ beforePriceCents }: PricedCar, currentCents: number) {
  if (!isAbove(currentCents, beforePriceCents)) return null
  return wholeDollars(beforePriceCents) > wholeDollars(currentCents) ? beforePriceCents : null
}

/** The site's default applies only when the feed says nothing, not when the feed's text is not recognised. */
function kindOf({ priceType, priceKind }: PricedCar, { defaultKind }: PricePolicy) {
  return priceKind ?? (priceType?.trim() ? null : defaultKind)
}

/** The feed's text comes first; without it, the default text for the kind of price. */
function priceWords({ priceType }: PricedCar, priceKind: PriceKind | null) {
  const words = priceType?.trim() || (priceKind && wordsFor[priceKind]) || ''
  const [from = priceKind === 'from' ? wordsFor.from : null] = words.match(fromWords) ?? []
  const rest = withoutSeparators(words.replace(fromWords, ''))
  return { before: from && from.charAt(0).toUpperCase() + from.slice(1), includes: rest || null }
}

/** A pattern with `+$` would take seconds for a feed’s thousand commas in the middle. */
function withoutSeparators(text: string) {
  const characters = [...text]
  const isWord = (character: string) => !/[\s,:;–-]/.test(character)
  return characters.slice(characters.findIndex(isWord), characters.findLastIndex(isWord) + 1).join('')
}

/** Feeds write “from” at the start or the end. In the middle of a sentence it means something else. */
const fromWords = /^(?:(?:prices?|priced|starting)\s+)?(?:from|(?<=starting\s)at)\b|\bfrom$/i

const wordsFor: Record<PriceKind, string> = {
  drive_away: 'Drive Away',
  excluding_government_charges: 'Excl. Govt. Charges',
  estimated_drive_away: 'Estimated Drive Away',
  from: 'From',
}

import type { CarType, MarketPrices, PriceKind } from '#domain/cars/car.ts'
import type { Lot } from '../dealers/dealer.ts'
import type { Random } from './random.ts'

export type AskingPrice = {
  priceCents: number | null
  priceKind: PriceKind | null
  priceType: string | null
  beforePriceCents: number | null
  offerPriceCents: number | null
  subscriptionPriceCents: number | null
  marketPrices: MarketPrices | null
}

type Valued = {
  carType: CarType
  newPriceDollars: number
  lossPerYear: number
  ageMonths: number
  /** Its kilometres compared with others of its age; 1 is average. */
  kmShare: number
}

/** What a dealer would ask for a vehicle, in whole dollars. */
export function askingDollars(valued: Valued, random: Random): number {
  const doubt = valued.carType === 'used' ? 0.035 : 0.012
  return wellRounded(valueDollars(valued) * (1 + doubt * random.spread()), random)
}

/** `marketKind`: what the market averages include. */
type Asked = { lot: Lot; carType: CarType; marketKind: PriceKind | null }

/** The advertised price of a vehicle, with everything shown beside it. */
export function askingPrice(
  dollars: number,
  { lot, carType, marketKind }: Asked,
  random: Random,
): AskingPrice {
  const { kind, words } = random.weighted(lot.prices)
  const wasHigher = random.chance(carType === 'new' ? 0.08 : 0.17)
  const isOnOffer = !wasHigher && random.chance(0.09)
  return {
    priceCents: dollars * 100,
    priceKind: kind,
    priceType: words,
    beforePriceCents: wasHigher ? (dollars + reduction(dollars, random)) * 100 : null,
    offerPriceCents: isOnOffer ? (dollars - reduction(dollars, random)) * 100 : null,
    subscriptionPriceCents: null,
    marketPrices: carType === 'used' && random.chance(0.7) ? marketPrices(dollars, marketKind, random) : null,
  }
}

/** A subscription covers registration, insurance and servicing, so it costs more than a repayment. */
export function weeklySubscriptionCents(dollars: number): number {
  return (95 + Math.round((dollars * 0.0049) / 5) * 5 + 4) * 100
}

function valueDollars({ carType, newPriceDollars, lossPerYear, ageMonths, kmShare }: Valued) {
  if (carType === 'new') return newPriceDollars
  if (carType === 'demo') return newPriceDollars * 0.92
  const forAge = 0.94 * (1 - lossPerYear) ** (ageMonths / 12)
  const forKm = Math.min(Math.max(1.09 - 0.09 * kmShare, 0.84), 1.06)
  return Math.max(newPriceDollars * forAge * forKm, 3200)
}

/** Advertised prices end in 990, 490, 888 and the like. Those of grand cars are round. */
function wellRounded(dollars: number, random: Random) {
  if (dollars >= 150_000) return Math.round(dollars / 1000) * 1000
  const ending = random.weighted([
    [990, 8],
    [490, 3],
    [888, 2],
    [500, 1],
    [950, 1],
  ])
  return Math.max(Math.round((dollars - ending) / 1000), 2) * 1000 + ending
}

/** Dealers reduce prices by multiples of five hundred, so that the ending stays. */
function reduction(dollars: number, random: Random) {
  return Math.max(Math.round((dollars * (0.025 + 0.045 * random.share())) / 500), 1) * 500
}

function marketPrices(dollars: number, kind: PriceKind | null, random: Random): MarketPrices {
  const average = Math.round(dollars * (1.015 + 0.045 * random.spread()))
  const inState = Math.round(average * (1 + 0.012 * random.spread()))
  return {
    averageCents: average * 100,
    stateAverageCents: random.chance(0.8) ? inState * 100 : null,
    kind,
  }
}

import type { PriceKind } from '../../cars/car.ts'
import { HIGHEST_PLACEHOLDER_CENTS } from '../../cars/price-display.ts'
import { isDealerCost } from '../dealer-cost.ts'
import type { FieldProblem } from '../cell-readers/field-kinds.ts'
import { priceKindOf } from '../cell-readers/price-kind.ts'
import type { VehicleValues } from '../vehicle-fields.ts'

type PriceValues = Pick<VehicleValues, 'price' | 'offerPrice' | 'beforePrice' | 'priceType'>
export type SettledPrices = {
  priceCents: number | null
  offerPriceCents: number | null
  beforePriceCents: number | null
  priceKind: PriceKind | null
  /** Prices that were left out, with the reasons. */
  problems: FieldProblem[]
  /** Prices that are stored but will not show. */
  notes: FieldProblem[]
}

/**
 * Settles the prices of one vehicle, which must all include the same things. Their kind comes from the text beside
 * the figure or the figure's column, or else from the feed's price type.
 */
export function settlePrices({ price, offerPrice, beforePrice, priceType }: PriceValues): SettledPrices {
  const kindInText = priceType === null ? null : priceKindOf(priceType)
  if (priceType !== null && kindInText === null && isDealerCost(priceType)) {
    const reason = 'is a dealer cost or trade price'
    const problems = price || offerPrice || beforePrice ? [{ field: 'price', value: priceType, reason }] : []
    return {
      priceCents: null,
      offerPriceCents: null,
      beforePriceCents: null,
      priceKind: null,
      problems,
      notes: [],
    }
  }

  const kind = price?.kind ?? kindInText ?? offerPrice?.kind ?? null
  const others = Object.entries({ offerPrice, beforePrice })
  const unlike = others
    .filter(([, other]) => other?.kind && kind && other.kind !== kind)
    .map(([name]) => name)
  const centsOf = (name: string, found: PriceValues['price']) =>
    unlike.includes(name) ? null : (found?.cents ?? null)
  const cents = {
    priceCents: price?.cents ?? null,
    offerPriceCents: centsOf('offerPrice', offerPrice),
    beforePriceCents: centsOf('beforePrice', beforePrice),
  }
  const hasPrice = cents.priceCents !== null || cents.offerPriceCents !== null
  return {
    ...cents,
    priceKind: hasPrice ? kind : null,
    problems: others
      .filter(([name]) => unlike.includes(name))
      .map(([field, other]) => ({
        field,
        value: dollars(other),
        reason: 'includes different charges from the price',
      })),
    notes: Object.entries({ price, offerPrice })
      .filter(([, found]) => found && found.cents > 100 && found.cents <= HIGHEST_PLACEHOLDER_CENTS)
      .map(([field, found]) => ({
        field,
        value: dollars(found),
        reason: 'is too low to be shown as a price',
      })),
  }
}

function dollars(price: PriceValues['price']) {
  return String((price?.cents ?? 0) / 100)
}

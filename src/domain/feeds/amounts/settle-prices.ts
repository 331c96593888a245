import type { PriceKind } from '../../cars/car.ts'
import { HIGHEST_PLACEHOLDER_CENTS } from '../../cars/price-display.ts'
import { isDealerCost } from '../dealer-cost.ts'
import type { FieldProblem } from '../field-kinds.ts'
import { priceKindOf } from '../price-kind.ts'
import type { VehicleValues } from '../vehicle-fields.ts'

type PriceValues = Pick<VehicleValues, 'price' | 'offerPrice' | 'beforePrice' | 'priceType'>
export type SettledPrices = {
  priceCents: number | null
  offerPriceCents: number | null
  beforePriceCents: number | null
  priceKind: PriceKind | null
  /** Prices that are left out, and why. */
  problems: FieldProblem[]
  /** Prices that are kept but will not show. */
  notes: FieldProblem[]
}

/**
 * The prices of one vehicle, which all have to include the same. Their kind is what stands beside the figure or what
 * its column says, or else what the feed's own words for it say.
 */
export function settlePrices({ price, offerPrice, beforePrice, priceType }: PriceValues): SettledPrices {
  const kindInWords = priceType === null ? null : priceKindOf(priceType)
  if (priceType !== null && kindInWords === null && isDealerCost(priceType)) {
    const reason = 'is what the dealer paid or would take'
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

  const kind = price?.kind ?? kindInWords ?? offerPrice?.kind ?? null
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
        reason: 'includes other charges than the price',
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

import type { CarType, LenderQuote } from '#domain/cars/car.ts'
import type { Site } from '#sites/site.ts'
import { financeQuote } from './finance-quote.ts'
import { lenders } from './lenders.ts'
import type { Random } from './random.ts'

type Financed = {
  carType: CarType
  ageMonths: number
  priceCents: number | null
  offerPriceCents: number | null
}

/** The lenders’ quotes: usually the site’s own lender, sometimes another, and sometimes half a quote or none. */
export function quotes(site: Site, car: Financed, random: Random): Record<string, LenderQuote> {
  const { provider } = site.finance
  const priceCents = car.offerPriceCents ?? car.priceCents
  if (provider === null || priceCents === null || random.chance(0.08)) return {}

  const financed = { priceCents, ageMonths: car.ageMonths, isNew: car.carType === 'new' }
  const quote = financeQuote(lenders[provider], financed)
  const other = provider === 'Manual' ? 'Angle' : 'Manual'
  return {
    [provider]: random.chance(0.04) ? { ...quote, interestRate: null, comparisonRate: null } : quote,
    ...(random.chance(0.1) && { [other]: financeQuote(lenders[other], financed) }),
  }
}

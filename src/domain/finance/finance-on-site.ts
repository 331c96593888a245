import { type PricedCar, priceDisplay, type PricePolicy } from '../cars/price-display.ts'
import { dayIn } from '../shared/day.ts'
import {
  type FinancedCar,
  type FinanceDisplay,
  financeDisplay,
  type FinancePolicy,
} from './finance-display.ts'

/** What a site says about finance and prices. */
export type FinancingSite = {
  finance: Pick<FinancePolicy, 'provider' | 'excluded'>
  manufacturer: { name: string } | null
  prices: PricePolicy
  timeZone: string
}

/** As much of a vehicle as its finance depends on. */
export type FinanceableCar = FinancedCar & PricedCar

/**
 * The figure of a vehicle as this site shows it today, the same wherever it stands. What is paid by the
 * week already needs no loan.
 */
export function financeOnSite(car: FinanceableCar, site: FinancingSite, now: Date): FinanceDisplay | null {
  const { finance, manufacturer, prices, timeZone } = site
  if (priceDisplay(car, prices).kind === 'subscription') return null
  return financeDisplay(car, { ...finance, manufacturer: manufacturer?.name ?? null }, dayIn(timeZone, now))
}

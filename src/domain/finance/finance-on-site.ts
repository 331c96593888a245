import { type PricedCar, priceDisplay, type PricePolicy } from '../cars/price-display.ts'
import { dayIn } from '../shared/day.ts'
import {
  type FinancedCar,
  type FinanceDisplay,
  financeDisplay,
  type FinancePolicy,
} from './finance-display.ts'

/** The site settings that finance and prices depend on. */
export type FinancingSite = {
  finance: Pick<FinancePolicy, 'provider' | 'excluded'>
  manufacturer: { name: string } | null
  prices: PricePolicy
  timeZone: string
}

/** The parts of a vehicle that its finance depends on. */
export type FinanceableCar = FinancedCar & PricedCar

/**
 * The figure that this site shows for a vehicle today, the same on every page. A subscription is paid weekly
 * and needs no loan.
 */
export function financeOnSite(car: FinanceableCar, site: FinancingSite, now: Date): FinanceDisplay | null {
  const { finance, manufacturer, prices, timeZone } = site
  if (priceDisplay(car, prices).kind === 'subscription') return null
  return financeDisplay(car, { ...finance, manufacturer: manufacturer?.name ?? null }, dayIn(timeZone, now))
}

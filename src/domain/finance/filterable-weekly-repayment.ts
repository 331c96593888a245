import { type FinanceableCar, financeOnSite, type FinancingSite } from './finance-on-site.ts'

/**
 * The weekly repayment that shoppers can filter by, only where the site shows a repayment. It comes from
 * the vehicle’s quote and is not calculated here; a lender that quotes monthly may also state a weekly figure.
 */
export function filterableWeeklyRepaymentCents(
  car: FinanceableCar,
  site: FinancingSite,
  now: Date,
): number | null {
  const shown = financeOnSite(car, site, now)
  if (shown === null) return null
  if (shown.per === 'week') return shown.repaymentCents
  const stated = car.financeLenders[site.finance.provider ?? '']?.paymentWeekCents ?? 0
  return stated > 0 ? stated : null
}

import { type FinanceableCar, financeOnSite, type FinancingSite } from './finance-on-site.ts'

/**
 * The weekly repayment that shoppers can filter by, only where the site shows a repayment. A lender that quotes
 * monthly may also state a weekly figure.
 */
export function weeklyRepaymentCents(car: FinanceableCar, site: FinancingSite, now: Date): number | null {
  const shown = financeOnSite(car, site, now)
  if (shown === null) return null
  if (shown.per === 'week') return shown.repaymentCents
  const stated = car.financeLenders[site.finance.provider ?? '']?.paymentWeekCents ?? 0
  return stated > 0 ? stated : null
}

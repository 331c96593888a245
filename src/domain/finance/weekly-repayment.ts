import { type FinanceableCar, financeOnSite, type FinancingSite } from './finance-on-site.ts'

/**
 * What a vehicle costs a week, for shoppers who look for that: only where the site shows a repayment for it. A lender that
 * is quoted by the month may state the week as well.
 */
export function weeklyRepaymentCents(car: FinanceableCar, site: FinancingSite, now: Date): number | null {
  const shown = financeOnSite(car, site, now)
  if (shown === null) return null
  if (shown.per === 'week') return shown.repaymentCents
  const stated = car.financeLenders[site.finance.provider ?? '']?.paymentWeekCents ?? 0
  return stated > 0 ? stated : null
}

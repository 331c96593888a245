import type { FinanceableCar, FinancingSite } from './finance-on-site.ts'
import { financeOffer } from './finance-offer.ts'
import { termChoices } from './read-estimate.ts'

/** The terms of a lender's offer that a shopper can change in the calculator. The rate is in per cent a year. */
export type LenderTerms = {
  ratePercent: number
  termMonths: number
  depositCents: number
  balloonCents: number
}

/**
 * What the calculator starts with for a vehicle: the terms of the offer beside it, so that one vehicle has one repayment.
 * `null` where no offer is shown, or where the calculator doesn't have its term.
 */
export function lenderTerms(car: FinanceableCar, site: FinancingSite, now: Date): LenderTerms | null {
  const offer = financeOffer(car, site, now)
  const quote = offer && car.financeLenders[offer.provider]
  if (!offer || !quote) return null
  const termMonths = quote.termMonths || (quote.termYears ?? 0) * 12
  if (!termChoices.some(({ value }) => value === String(termMonths))) return null
  return {
    ratePercent: offer.interestRate,
    termMonths,
    depositCents: offer.depositCents ?? 0,
    balloonCents: offer.finalPaymentCents ?? 0,
  }
}

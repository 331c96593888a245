import type { Frequency } from './loan.ts'

/**
 * A repayment and what has to stand beside it, at least as prominent: there is no way to have the one without the other.
 * Rates are per cent a year. (National Credit Code s164)
 */
export type RepaymentWithRates = {
  repaymentCents: number
  per: Frequency
  interestRate: number
  comparisonRate: number
}

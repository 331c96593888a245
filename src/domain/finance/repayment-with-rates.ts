import type { Frequency } from './loan.ts'

/**
 * A repayment with the rates that must be shown at least as prominently, so none can be shown without them.
 * Rates are per cent a year. (National Credit Code s164)
 */
export type RepaymentWithRates = {
  repaymentCents: number
  per: Frequency
  interestRate: number
  comparisonRate: number
}

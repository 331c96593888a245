import type { FinanceDisplay } from '#domain/finance/finance-display.ts'
import { formatDollars } from '#domain/shared/money.ts'

/** A repayment with its comparison rate, as on a card. The asterisk refers to the warning. */
export function financeText({ repaymentCents, per, comparisonRate, finalPaymentCents }: FinanceDisplay) {
  return [
    `${formatDollars(repaymentCents)} per ${per}`,
    `${comparisonRate.toFixed(2)}% p.a. comparison rate*`,
    ...(finalPaymentCents === null ? [] : [`${formatDollars(finalPaymentCents)} final payment`]),
  ]
}

import type { FinanceDisplay } from '#domain/finance/finance-display.ts'
import { formatDollars } from '#domain/shared/money.ts'
import './finance-figure.css'

/** A repayment and the comparison rate, equally prominent. Their warning is below the vehicles. */
export function FinanceFigure({ finance }: { finance: FinanceDisplay }) {
  const { repaymentCents, per, comparisonRate, finalPaymentCents } = finance
  return (
    <p className="finance-figure">
      <strong>{`${formatDollars(repaymentCents)} per ${per}`}</strong>{' '}
      <strong>{`${comparisonRate.toFixed(2)}%\u{A0}p.a. comparison rate*`}</strong>
      {finalPaymentCents !== null && <span>{`${formatDollars(finalPaymentCents)} final payment`}</span>}
    </p>
  )
}

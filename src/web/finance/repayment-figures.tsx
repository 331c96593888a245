import type { RepaymentWithRates } from '#domain/finance/repayment-with-rates.ts'
import './repayment-figures.css'

type RepaymentFiguresProps = {
  /** A repayment must not appear without its rates, so a claim always has all three. */
  claim: RepaymentWithRates
  format: (cents: number) => string
}

/** A repayment, its interest rate and its comparison rate, in the same type size. */
export function RepaymentFigures({ claim, format }: RepaymentFiguresProps) {
  return (
    <dl className="repayment-figures">
      <div>
        <dt>Repayment</dt>
        <dd>{`${format(claim.repaymentCents)} per ${claim.per}`}</dd>
      </div>
      <div>
        <dt>Interest rate</dt>
        <dd>{`${claim.interestRate.toFixed(2)}% p.a.`}</dd>
      </div>
      <div>
        <dt>Comparison rate*</dt>
        <dd>{`${claim.comparisonRate.toFixed(2)}% p.a.`}</dd>
      </div>
    </dl>
  )
}

import type { EstimateResult } from '#domain/finance/finance-estimate.ts'
import { formatCents } from '#domain/shared/money.ts'
import { FinanceWarning } from '../cars/price/finance-warning.tsx'
import { RepaymentFigures } from './repayment-figures.tsx'
import './calculator.css'

/** The calculator's result, with the warnings that have to appear beside it. */
export function CalculatorResult({ answer }: { answer: EstimateResult }) {
  if (answer.outcome === 'refused') {
    return (
      <div className="calculator__answer" aria-live="polite">
        <p>Enter valid amounts to see your repayments here.</p>
      </div>
    )
  }
  const { amountCents, balloonCents, repayments } = answer.estimate
  return (
    <div className="calculator__answer">
      <div aria-live="polite">
        <p>
          You would borrow <strong>{formatCents(amountCents)}</strong>
          {balloonCents > 0 && `, with ${formatCents(balloonCents)} left to pay at the end`}.
        </p>
        <ul className="calculator__repayments">
          {repayments.map((repayment) => (
            <li key={repayment.per}>
              <RepaymentFigures claim={repayment} format={formatCents} />
              <p>
                {`${repayment.instalments} repayments, `}
                <span className="calculator__interest">
                  {`${formatCents(repayment.totalInterestCents)} total interest`}
                </span>
              </p>
            </li>
          ))}
        </ul>
      </div>
      <p>
        Indicative only: this is not an offer of credit, and the rate a lender offers depends on you and the
        vehicle. Fees are not included in the repayments or in these comparison rates.
      </p>
      <FinanceWarning />
    </div>
  )
}

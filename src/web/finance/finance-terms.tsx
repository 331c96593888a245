import type { FinanceOffer } from '#domain/finance/finance-offer.ts'
import { formatDollars } from '#domain/shared/money.ts'
import { FinanceWarning } from '../cars/price/finance-warning.tsx'
import { RepaymentFigures } from './repayment-figures.tsx'
import './finance-terms.css'

/** A lender's repayment, its terms, and the warning and disclaimer that go with it. */
export function FinanceTerms({ offer }: { offer: FinanceOffer }) {
  const terms = [
    offer.term && `Over ${offer.term}`,
    offer.depositCents !== null && `${formatDollars(offer.depositCents)} deposit`,
    offer.finalPaymentCents !== null && `${formatDollars(offer.finalPaymentCents)} final payment`,
    offer.validUntil && `Quote valid until ${offer.validUntil}`,
  ].filter((term) => typeof term === 'string')
  return (
    <>
      <RepaymentFigures claim={offer} format={formatDollars} />
      {terms.length > 0 && (
        <ul className="finance-terms">
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      )}
      <FinanceWarning />
      {offer.disclaimer && (
        <details className="finance-disclaimer">
          <summary>Finance disclaimer</summary>
          <p>{offer.disclaimer}</p>
        </details>
      )}
    </>
  )
}

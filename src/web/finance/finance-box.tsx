import { capitalised } from '#domain/shared/capitalised.ts'
import type { FinanceOffer } from '#domain/finance/finance-offer.ts'
import { FinanceTerms } from './finance-terms.tsx'
import './finance-box.css'

export type FinanceBoxData = {
  /** `null` where no repayment may be shown. */
  offer: FinanceOffer | null
  /** The page with the lender’s repayments for this vehicle, where there are some. */
  personalised: string | null
  preApproval: string
  calculator: string
}

/** The vehicle's repayments, with links to pre-approval and the calculator. */
export function FinanceBox({ finance, vehicleWord }: { finance: FinanceBoxData; vehicleWord: string }) {
  return (
    <section className="finance-box" aria-labelledby="car-finance">
      <h2 id="car-finance">{`${capitalised(vehicleWord)} Finance`}</h2>
      {finance.offer ? (
        <FinanceTerms offer={finance.offer} />
      ) : (
        <p>Ask our finance team what this vehicle could cost you.</p>
      )}
      <a className="button button--wide" href={finance.preApproval}>
        Get Pre-Approved
      </a>
      {finance.personalised && (
        <a className="finance-box__more" href={finance.personalised}>
          Get personalised finance
        </a>
      )}
      <a className="finance-box__more" href={finance.calculator}>
        Calculate your repayments
      </a>
    </section>
  )
}

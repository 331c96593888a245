import { financeOffer } from './finance-offer.ts'
import type { FinanceableCar, FinancingSite } from './finance-on-site.ts'
import { readEstimate } from './read-estimate.ts'
import type { RepaymentWithRates } from './repayment-with-rates.ts'

/** What a lead tells the dealer about money: the lender's figure that stood beside the vehicle, and what the visitor worked out. */
export function financeRecords(
  car: FinanceableCar | null,
  typed: URLSearchParams,
  site: FinancingSite,
  now: Date,
): Record<string, unknown> {
  const offer = car && financeOffer(car, site, now)
  const answer = readEstimate(Object.fromEntries(typed))
  return {
    ...(offer && {
      finance_offer: {
        lender: offer.provider,
        ...claimRecord(offer),
        final_payment_cents: offer.finalPaymentCents,
        deposit_cents: offer.depositCents,
        term: offer.term,
      },
    }),
    ...(answer.outcome === 'calculated' && {
      finance_estimate: {
        amount_cents: answer.estimate.amountCents,
        balloon_cents: answer.estimate.balloonCents,
        repayments: answer.estimate.repayments.map((repayment) => ({
          ...claimRecord(repayment),
          instalments: repayment.instalments,
          total_interest_cents: repayment.totalInterestCents,
        })),
      },
    }),
  }
}

function claimRecord({ repaymentCents, per, interestRate, comparisonRate }: RepaymentWithRates) {
  return {
    repayment_cents: repaymentCents,
    per,
    interest_rate: interestRate,
    comparison_rate: comparisonRate,
  }
}

import { financeOffer } from './finance-offer.ts'
import type { FinanceableCar, FinancingSite } from './finance-on-site.ts'
import { readEstimate } from './read-estimate.ts'
import type { RepaymentWithRates } from './repayment-with-rates.ts'

/** The finance fields of a lead: the lender's figure beside the vehicle, and the visitor's own calculation. */
export function financeRecords(
  car: FinanceableCar | null,
  typed: URLSearchParams,
  site: FinancingSite,
  now: Date,
): Record<string, unknown> {
  const offer = car && financeOffer(car, site, now)
  const result = readEstimate(Object.fromEntries(typed))
  return {
    ...(offer && {
      finance_offer: {
        lender: offer.provider,
        ...repaymentRecord(offer),
        final_payment_cents: offer.finalPaymentCents,
        deposit_cents: offer.depositCents,
        term: offer.term,
      },
    }),
    ...(result.outcome === 'calculated' && {
      finance_estimate: {
        amount_cents: result.estimate.amountCents,
        balloon_cents: result.estimate.balloonCents,
        repayments: result.estimate.repayments.map((repayment) => ({
          ...repaymentRecord(repayment),
          instalments: repayment.instalments,
          total_interest_cents: repayment.totalInterestCents,
        })),
      },
    }),
  }
}

function repaymentRecord({ repaymentCents, per, interestRate, comparisonRate }: RepaymentWithRates) {
  return {
    repayment_cents: repaymentCents,
    per,
    interest_rate: interestRate,
    comparison_rate: comparisonRate,
  }
}

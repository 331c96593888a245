import type { LenderQuote } from '#domain/cars/car.ts'
import { comparisonRateBasisPoints, exampleLoan } from '#domain/finance/comparison-rate.ts'
import type { Frequency, Loan } from '#domain/finance/loan.ts'
import { repayment } from '#domain/finance/repayment.ts'

export type Lender = {
  /** Per cent a year for new stock, for used stock up to five years old, and for older stock. */
  ratesPercent: readonly [number, number, number]
  establishmentFeeCents: number
  monthlyFeeCents: number
  termMonths: number
  /** Per cent of the price. */
  depositPercent: number
  balloonPercent: number
  /** The period that the lender quotes for. */
  quotes: 'weeks' | 'months' | 'both'
  termUnit: string
  smallPrint: string
}

type Financed = { priceCents: number; ageMonths: number; isNew: boolean }

/** A lender’s quote for a vehicle. */
export function financeQuote(lender: Lender, { priceCents, ageMonths, isNew }: Financed): LenderQuote {
  const interestRate = lender.ratesPercent[isNew ? 0 : ageMonths <= 60 ? 1 : 2]
  const rateBasisPoints = Math.round(interestRate * 100)
  const depositCents = Math.round((priceCents * lender.depositPercent) / 100)
  const balloonCents = Math.round((priceCents * lender.balloonPercent) / 100)
  const loan = {
    amountCents: priceCents - depositCents,
    balloonCents,
    rateBasisPoints,
    termMonths: lender.termMonths,
  }
  return {
    interestRate,
    comparisonRate: comparisonRatePercent(lender, rateBasisPoints),
    paymentWeekCents: lender.quotes === 'months' ? null : repaymentCents(loan, 'week'),
    paymentMonthCents: lender.quotes === 'weeks' ? null : repaymentCents(loan, 'month'),
    termMonths: lender.termMonths,
    termYears: lender.termMonths / 12,
    termUnit: lender.termUnit,
    depositCents,
    balloonCents,
    disclaimer: lender.smallPrint,
  }
}

function comparisonRatePercent({ establishmentFeeCents, monthlyFeeCents }: Lender, rateBasisPoints: number) {
  const fees = { upfrontCents: establishmentFeeCents, perInstalmentCents: monthlyFeeCents }
  const basisPoints = comparisonRateBasisPoints(exampleLoan(rateBasisPoints), 'month', fees)
  return basisPoints === null ? null : basisPoints / 100
}

function repaymentCents(loan: Loan, per: Frequency) {
  const answer = repayment(loan, per)
  return answer.outcome === 'calculated' ? answer.repaymentCents : null
}

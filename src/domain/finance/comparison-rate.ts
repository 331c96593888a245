import type { Frequency, Loan } from './loan.ts'
import { repayment } from './repayment.ts'

/** The lender's known fees. Government charges don't count. */
export type CreditFees = { upfrontCents: number; perInstalmentCents: number }

const NO_FEES: CreditFees = { upfrontCents: 0, perInstalmentCents: 0 }

/** The loan that advertised comparison rates are based on: $30,000 over five years. */
export function exampleLoan(rateBasisPoints: number): Loan {
  return { amountCents: 3_000_000, balloonCents: 0, rateBasisPoints, termMonths: 60 }
}

/**
 * The comparison rate in basis points, or `null` where there is none: the yearly rate at which all payments,
 * discounted, equal the amount that the borrower received. Payments are the instalments as charged, to the
 * cent. Fees that are paid upfront or added to the loan reduce the amount received. (National Consumer Credit
 * Protection Regulations 2010, reg 71)
 */
export function comparisonRateBasisPoints(
  loan: Loan,
  per: Frequency,
  fees: CreditFees = NO_FEES,
): number | null {
  const receivedCents = loan.amountCents - fees.upfrontCents
  const areValidFees = fees.upfrontCents >= 0 && fees.perInstalmentCents >= 0
  const result = repayment(loan, per)
  if (result.outcome === 'refused' || !areValidFees || !(receivedCents > 0)) return null

  const plan = {
    paidCents: result.repaymentCents + fees.perInstalmentCents,
    instalments: result.instalments,
    balloonCents: loan.balloonCents,
  }
  let [low, high] = [0, 1]
  if (presentValue(plan, high) > receivedCents) return null
  while (high - low > SMALLEST_STEP) {
    const middle = (low + high) / 2
    if (presentValue(plan, middle) > receivedCents) low = middle
    else high = middle
  }
  return Math.round(((low + high) / 2) * periodsPerYear[per] * 10_000)
}

/** The regulation counts the periods of a year more precisely than a loan plan does. */
const periodsPerYear: Record<Frequency, number> = { week: 52.18, fortnight: 26.09, month: 12 }
const SMALLEST_STEP = 1e-12

type Plan = { paidCents: number; instalments: number; balloonCents: number }

/** The present value of all payments on the day the borrower receives the money. */
function presentValue({ paidCents, instalments, balloonCents }: Plan, rate: number) {
  if (rate === 0) return paidCents * instalments + balloonCents
  const discount = (1 + rate) ** -instalments
  return (paidCents * (1 - discount)) / rate + balloonCents * discount
}

import type { Frequency, Loan } from './loan.ts'
import { repayment } from './repayment.ts'

/** What a lender asks beside the interest, as far as it is known beforehand. Government charges do not count. */
export type CreditFees = { upfrontCents: number; perInstalmentCents: number }

const NO_FEES: CreditFees = { upfrontCents: 0, perInstalmentCents: 0 }

/** The loan that advertised comparison rates are worked out on: $30,000 over five years. */
export function exampleLoan(rateBasisPoints: number): Loan {
  return { amountCents: 3_000_000, balloonCents: 0, rateBasisPoints, termMonths: 60 }
}

/**
 * The one yearly rate that brings interest and fees together, in basis points, or `null` where there is none: the rate at
 * which all that is paid is worth what the borrower received. What is paid is the instalment as it is charged, to the cent.
 * Fees that are paid upfront or added to the loan lessen what was received. (National Consumer Credit Protection Regulations 2010, reg 71)
 */
export function comparisonRateBasisPoints(
  loan: Loan,
  per: Frequency,
  fees: CreditFees = NO_FEES,
): number | null {
  const receivedCents = loan.amountCents - fees.upfrontCents
  const areFees = fees.upfrontCents >= 0 && fees.perInstalmentCents >= 0
  const answer = repayment(loan, per)
  if (answer.outcome === 'refused' || !areFees || !(receivedCents > 0)) return null

  const plan = {
    paidCents: answer.repaymentCents + fees.perInstalmentCents,
    instalments: answer.instalments,
    balloonCents: loan.balloonCents,
  }
  let [low, high] = [0, 1]
  if (worth(plan, high) > receivedCents) return null
  while (high - low > SMALLEST_STEP) {
    const middle = (low + high) / 2
    if (worth(plan, middle) > receivedCents) low = middle
    else high = middle
  }
  return Math.round(((low + high) / 2) * periodsPerYear[per] * 10_000)
}

/** The regulation counts the days of a year more closely than the plan of a loan does. */
const periodsPerYear: Record<Frequency, number> = { week: 52.18, fortnight: 26.09, month: 12 }
const SMALLEST_STEP = 1e-12

type Plan = { paidCents: number; instalments: number; balloonCents: number }

/** What all payments of a plan are worth on the day the money is received. */
function worth({ paidCents, instalments, balloonCents }: Plan, rate: number) {
  if (rate === 0) return paidCents * instalments + balloonCents
  const discount = (1 + rate) ** -instalments
  return (paidCents * (1 - discount)) / rate + balloonCents * discount
}

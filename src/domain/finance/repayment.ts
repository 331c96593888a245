import {
  type Frequency,
  instalmentsIn,
  instalmentsPerYear,
  type Loan,
  loanProblem,
  type LoanProblem,
} from './loan.ts'

export type Repayment = {
  repaymentCents: number
  instalments: number
  totalInterestCents: number
}

/**
 * The instalment of a loan and its total interest. Both are rounded to the cent once, at the end. The last
 * instalment absorbs the rounding, so the interest is that of the exact plan.
 */
export function repayment(
  loan: Loan,
  per: Frequency,
): ({ outcome: 'calculated' } & Repayment) | { outcome: 'refused'; problem: LoanProblem } {
  const problem = loanProblem(loan)
  if (problem !== null) return { outcome: 'refused', problem }

  const instalments = instalmentsIn(loan.termMonths, per)
  const exactCents = exactInstalment(loan, per)
  return {
    outcome: 'calculated',
    repaymentCents: Math.round(exactCents),
    instalments,
    totalInterestCents: Math.round(exactCents * instalments + loan.balloonCents - loan.amountCents),
  }
}

/** One instalment by the annuity formula, in fractions of a cent. The loan must be valid. */
export function exactInstalment(loan: Loan, per: Frequency): number {
  const { amountCents, balloonCents, rateBasisPoints, termMonths } = loan
  const instalments = instalmentsIn(termMonths, per)
  const rate = rateBasisPoints / 10_000 / instalmentsPerYear[per]
  if (rate === 0) return (amountCents - balloonCents) / instalments
  const growth = (1 + rate) ** instalments
  return ((amountCents * growth - balloonCents) * rate) / (growth - 1)
}

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
 * What a loan takes each week, fortnight or month, and the interest in all. Both are rounded to the cent once, at the end;
 * the last instalment evens out what rounding left, so the interest is that of the exact plan.
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

/** One instalment by the annuity formula, in cents and parts of cents; only for a loan without a problem. */
export function exactInstalment(loan: Loan, per: Frequency): number {
  const { amountCents, balloonCents, rateBasisPoints, termMonths } = loan
  const instalments = instalmentsIn(termMonths, per)
  const rate = rateBasisPoints / 10_000 / instalmentsPerYear[per]
  if (rate === 0) return (amountCents - balloonCents) / instalments
  const growth = (1 + rate) ** instalments
  return ((amountCents * growth - balloonCents) * rate) / (growth - 1)
}

/** How often a loan is repaid. */
export type Frequency = 'week' | 'fortnight' | 'month'

/**
 * A loan and its terms. A rate of 7.99% a year is 799 basis points. The balloon is paid with the last
 * instalment.
 */
export type Loan = {
  amountCents: number
  balloonCents: number
  rateBasisPoints: number
  termMonths: number
}

/**
 * A year has 12 months, 26 fortnights and 52 weeks: five years are 260 weekly instalments, each at a 52nd of
 * the yearly rate. A weekly plan is calculated as one. Dividing a monthly plan would come to some cents more.
 */
export const instalmentsPerYear: Record<Frequency, number> = { week: 52, fortnight: 26, month: 12 }

const MONTHS_PER_YEAR = 12

/** No car loan goes beyond these limits, so a higher figure is a typing mistake. */
export const HIGHEST_AMOUNT_CENTS = 1_000_000_000
export const HIGHEST_RATE_BASIS_POINTS = 5000
export const MAX_TERM_MONTHS = 120

export type LoanProblem = 'amount' | 'balloon' | 'rate' | 'term'

/** The problem with a loan, or `null` when it can be calculated. */
export function loanProblem({
  amountCents,
  balloonCents,
  rateBasisPoints,
  termMonths,
}: Loan): LoanProblem | null {
  if (!isWhole(amountCents, 1, HIGHEST_AMOUNT_CENTS)) return 'amount'
  if (!isWhole(balloonCents, 0, amountCents - 1)) return 'balloon'
  if (!isWhole(rateBasisPoints, 0, HIGHEST_RATE_BASIS_POINTS)) return 'rate'
  return isWhole(termMonths, 1, MAX_TERM_MONTHS) ? null : 'term'
}

/** How many instalments a term has. A term with part of a week or fortnight is rounded. */
export function instalmentsIn(termMonths: number, per: Frequency): number {
  return Math.max(1, Math.round((termMonths * instalmentsPerYear[per]) / MONTHS_PER_YEAR))
}

function isWhole(figure: number, min: number, max: number) {
  return Number.isInteger(figure) && figure >= min && figure <= max
}

/** How often a loan is repaid. */
export type Frequency = 'week' | 'fortnight' | 'month'

/**
 * What a lender gives, and on which terms. A rate of 7.99 % a year is 799 basis points; the balloon is what is left to pay
 * with the last instalment.
 */
export type Loan = {
  amountCents: number
  balloonCents: number
  rateBasisPoints: number
  termMonths: number
}

/**
 * A year has twelve months, 26 fortnights and 52 weeks: five years are 260 weekly instalments, each at a 52nd of the yearly
 * rate. A weekly plan is worked out as one and is not a monthly one divided, which would come to some cents more.
 */
export const instalmentsPerYear: Record<Frequency, number> = { week: 52, fortnight: 26, month: 12 }

const MONTHS_PER_YEAR = 12

/** Beyond these no car loan goes; who asks for more has mistyped. */
export const HIGHEST_AMOUNT_CENTS = 1_000_000_000
export const HIGHEST_RATE_BASIS_POINTS = 5000
export const LONGEST_TERM_MONTHS = 120

export type LoanProblem = 'amount' | 'balloon' | 'rate' | 'term'

/** What is wrong with a loan, or `null` when it can be worked out. */
export function loanProblem({
  amountCents,
  balloonCents,
  rateBasisPoints,
  termMonths,
}: Loan): LoanProblem | null {
  if (!isWhole(amountCents, 1, HIGHEST_AMOUNT_CENTS)) return 'amount'
  if (!isWhole(balloonCents, 0, amountCents - 1)) return 'balloon'
  if (!isWhole(rateBasisPoints, 0, HIGHEST_RATE_BASIS_POINTS)) return 'rate'
  return isWhole(termMonths, 1, LONGEST_TERM_MONTHS) ? null : 'term'
}

/** How many instalments a term has. A term that is no whole number of weeks is rounded to one. */
export function instalmentsIn(termMonths: number, per: Frequency): number {
  return Math.max(1, Math.round((termMonths * instalmentsPerYear[per]) / MONTHS_PER_YEAR))
}

function isWhole(figure: number, least: number, most: number) {
  return Number.isInteger(figure) && figure >= least && figure <= most
}

import type { FieldError } from '../enquiries/question.ts'
import { formatDollars, AMOUNT_ERROR } from '../shared/money.ts'
import { comparisonRateBasisPoints, exampleLoan } from './comparison-rate.ts'
import {
  type Frequency,
  HIGHEST_AMOUNT_CENTS,
  HIGHEST_RATE_BASIS_POINTS,
  type Loan,
  MAX_TERM_MONTHS,
  type LoanProblem,
} from './loan.ts'
import { repayment } from './repayment.ts'
import type { RepaymentWithRates } from './repayment-with-rates.ts'

/** The shopper's inputs to the calculator. */
export type EstimateTerms = {
  priceCents: number
  depositCents: number
  tradeInCents: number
  balloonCents: number
  termMonths: number
  rateBasisPoints: number
}

type EstimatedRepayment = RepaymentWithRates & { instalments: number; totalInterestCents: number }
type FinanceEstimate = {
  amountCents: number
  balloonCents: number
  /** Weekly, fortnightly and monthly. */
  repayments: EstimatedRepayment[]
}
export type EstimateResult =
  | { outcome: 'calculated'; estimate: FinanceEstimate }
  | { outcome: 'refused'; errors: FieldError[] }

/**
 * Calculates a loan from the shopper's own inputs. Fees aren't known here, so each instalment has the
 * comparison rate without fees, based on the standard example loan with the same frequency.
 */
export function financeEstimate(terms: EstimateTerms): EstimateResult {
  const { priceCents, depositCents, tradeInCents, balloonCents, rateBasisPoints, termMonths } = terms
  if (!isAmount(depositCents)) return refused('deposit', AMOUNT_ERROR)
  if (!isAmount(tradeInCents)) return refused('tradeIn', AMOUNT_ERROR)
  const paidBeforehand = depositCents + tradeInCents
  if (priceCents <= 0) return refused('price', problemMessages.amount)
  if (paidBeforehand >= priceCents) return refused('deposit', TOO_MUCH_BEFOREHAND)

  const loan = { amountCents: priceCents - paidBeforehand, balloonCents, rateBasisPoints, termMonths }
  const repayments: EstimatedRepayment[] = []
  for (const per of frequencies) {
    const estimated = estimatedRepayment(loan, per)
    if ('problem' in estimated) return refused(fieldOf[estimated.problem], problemMessages[estimated.problem])
    repayments.push(estimated)
  }
  return { outcome: 'calculated', estimate: { amountCents: loan.amountCents, balloonCents, repayments } }
}

const frequencies: readonly Frequency[] = ['week', 'fortnight', 'month']

export const WRONG_RATE = `Please enter a rate from 0 to ${HIGHEST_RATE_BASIS_POINTS / 100}, such as 8.5.`
const TOO_MUCH_BEFOREHAND = 'Deposit and trade-in together must be less than the price.'

const fieldOf: Record<LoanProblem, string> = {
  amount: 'price',
  balloon: 'balloon',
  rate: 'rate',
  term: 'term',
}

const problemMessages: Record<LoanProblem, string> = {
  amount: `Please enter a price of up to ${formatDollars(HIGHEST_AMOUNT_CENTS)}.`,
  balloon: 'The balloon must be less than the amount borrowed.',
  rate: WRONG_RATE,
  term: `Please choose a term of up to ${MAX_TERM_MONTHS} months.`,
}

function isAmount(cents: number) {
  return Number.isInteger(cents) && cents >= 0
}

function estimatedRepayment(loan: Loan, per: Frequency): EstimatedRepayment | { problem: LoanProblem } {
  const result = repayment(loan, per)
  if (result.outcome === 'refused') return result
  const comparison = comparisonRateBasisPoints(exampleLoan(loan.rateBasisPoints), per)
  if (comparison === null) return { problem: 'rate' }
  const { repaymentCents, instalments, totalInterestCents } = result
  return {
    repaymentCents,
    per,
    interestRate: loan.rateBasisPoints / 100,
    comparisonRate: comparison / 100,
    instalments,
    totalInterestCents,
  }
}

function refused(field: string, message: string): EstimateResult {
  return { outcome: 'refused', errors: [{ field, message }] }
}

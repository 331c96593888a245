import type { LenderQuote } from '#domain/cars/car.ts'

export type Lender = {
  /** Per cent a year for new stock, for used up to five years old, and for older. */
  ratesPercent: readonly [number, number, number]
  establishmentFeeCents: number
  monthlyFeeCents: number
  termMonths: number
  /** Per cent of the price. */
  depositPercent: number
  balloonPercent: number
  /** What the lender quotes by. */
  quotes: 'weeks' | 'months' | 'both'
  termUnit: string
  smallPrint: string
}

type Financed = { priceCents: number; ageMonths: number; isNew: boolean }

const WEEKS_PER_YEAR = 52
const MONTHS_PER_YEAR = 12
/** The comparison rate is worked out on the example of the National Credit Code. */
const EXAMPLE = { amountCents: 3_000_000, months: 60 }

/** What a lender would ask for a vehicle. */
export function financeQuote(lender: Lender, { priceCents, ageMonths, isNew }: Financed): LenderQuote {
  const interestRate = lender.ratesPercent[isNew ? 0 : ageMonths <= 60 ? 1 : 2]
  const depositCents = Math.round((priceCents * lender.depositPercent) / 100)
  const balloonCents = Math.round((priceCents * lender.balloonPercent) / 100)
  const loan = { amountCents: priceCents - depositCents, balloonCents }
  const years = lender.termMonths / MONTHS_PER_YEAR
  return {
    interestRate,
    comparisonRate: comparisonRatePercent(lender, interestRate),
    paymentWeekCents:
      lender.quotes === 'months'
        ? null
        : repaymentCents(
            { ...loan, ratePercent: interestRate, payments: years * WEEKS_PER_YEAR },
            WEEKS_PER_YEAR,
          ),
    paymentMonthCents:
      lender.quotes === 'weeks'
        ? null
        : repaymentCents(
            { ...loan, ratePercent: interestRate, payments: lender.termMonths },
            MONTHS_PER_YEAR,
          ),
    termMonths: lender.termMonths,
    termYears: years,
    termUnit: lender.termUnit,
    depositCents,
    balloonCents,
    disclaimer: lender.smallPrint,
  }
}

type Loan = { amountCents: number; balloonCents: number; ratePercent: number; payments: number }

/** The level repayment of a loan, by the annuity formula, rounded to the cent once. */
export function repaymentCents(loan: Loan, paymentsPerYear: number): number {
  return Math.round(
    annuity(loan.amountCents, loan.balloonCents, loan.ratePercent / 100 / paymentsPerYear, loan.payments),
  )
}

/** The one rate that brings interest and fees together, on the usual example: $30,000 over five years. */
export function comparisonRatePercent(
  { establishmentFeeCents, monthlyFeeCents }: Pick<Lender, 'establishmentFeeCents' | 'monthlyFeeCents'>,
  ratePercent: number,
): number {
  const { amountCents, months } = EXAMPLE
  const repayment = annuity(amountCents, 0, ratePercent / 100 / MONTHS_PER_YEAR, months)
  const paidMonthly = repayment + monthlyFeeCents
  const received = amountCents - establishmentFeeCents
  let [low, high] = [0, 1]
  while (high - low > 1e-9) {
    const middle = (low + high) / 2
    const worth = presentValue(paidMonthly, middle / MONTHS_PER_YEAR, months)
    if (worth > received) low = middle
    else high = middle
  }
  return Math.round(low * 10_000) / 100
}

function annuity(amountCents: number, balloonCents: number, rate: number, payments: number) {
  if (rate === 0) return (amountCents - balloonCents) / payments
  const growth = (1 + rate) ** payments
  return ((amountCents * growth - balloonCents) * rate) / (growth - 1)
}

function presentValue(payment: number, rate: number, payments: number) {
  return rate === 0 ? payment * payments : (payment * (1 - (1 + rate) ** -payments)) / rate
}

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Frequency, instalmentsPerYear, type Loan } from './loan.ts'
import { exactInstalment, repayment } from './repayment.ts'

const loan: Loan = { amountCents: 3_000_000, balloonCents: 0, rateBasisPoints: 799, termMonths: 60 }

describe('FIN-04 a repayment', () => {
  test.each<[string, Partial<Loan>, Frequency, repaymentCents: number, instalments: number]>([
    ['of $30,000 at 7.99% a month', {}, 'month', 608_15, 60],
    ['with $395 of fees added', { amountCents: 3_039_500 }, 'month', 616_16, 60],
    ['with a balloon of 30%', { balloonCents: 900_000 }, 'month', 485_63, 60],
    ['by the week, at a 52nd of the rate', {}, 'week', 140_05, 260],
    ['of $26,991 at 10% by the week', { amountCents: 2_699_100, rateBasisPoints: 1000 }, 'week', 132_02, 260],
    ['of $26,991 at 8.5% by the week', { amountCents: 2_699_100, rateBasisPoints: 850 }, 'week', 127_51, 260],
    ['without interest', { rateBasisPoints: 0, termMonths: 36 }, 'month', 833_33, 36],
    [
      'without interest, but for a balloon',
      { rateBasisPoints: 0, balloonCents: 600_000 },
      'month',
      400_00,
      60,
    ],
    ['in one month', { termMonths: 1, rateBasisPoints: 1200 }, 'month', 3_030_000, 1],
    ['of one cent', { amountCents: 1 }, 'month', 0, 60],
    ['of ten million', { amountCents: 1_000_000_000 }, 'month', 20_271_609, 60],
  ])('%s is exact to the cent', (_case, terms, per, repaymentCents, instalments) => {
    expect(repayment({ ...loan, ...terms }, per)).toMatchObject({
      outcome: 'calculated',
      repaymentCents,
      instalments,
    })
  })

  test('a weekly instalment is calculated as one, not as a share of a monthly one', () => {
    expect(Math.round((608_15 * 12) / 52)).toBe(140_34)
    expect(repayment(loan, 'week')).toMatchObject({ repaymentCents: 140_05 })
  })

  test('the total interest is that of the exact plan, rounded once', () => {
    expect(repayment(loan, 'month')).toMatchObject({ totalInterestCents: 6_488_90 })
    expect(repayment({ ...loan, rateBasisPoints: 0, termMonths: 36 }, 'month')).toMatchObject({
      totalInterestCents: 0,
    })
    expect(repayment({ ...loan, balloonCents: 900_000 }, 'month')).toMatchObject({
      totalInterestCents: 8_137_73,
    })
  })
})

describe('FIN-04 an invalid loan is refused without throwing, when', () => {
  test.each<[string, Partial<Loan>, string]>([
    ['nothing is borrowed', { amountCents: 0 }, 'amount'],
    ['the amount is negative', { amountCents: -1 }, 'amount'],
    ['the amount is not a number', { amountCents: Number.NaN }, 'amount'],
    ['the amount is infinite', { amountCents: Infinity }, 'amount'],
    ['the amount is above the limit', { amountCents: 1_000_000_001 }, 'amount'],
    ['the amount has fractions of a cent', { amountCents: 100.5 }, 'amount'],
    ['the balloon is the whole loan', { balloonCents: 3_000_000 }, 'balloon'],
    ['the balloon is more than the loan', { balloonCents: 3_000_001 }, 'balloon'],
    ['the balloon is negative', { balloonCents: -1 }, 'balloon'],
    ['the rate is negative', { rateBasisPoints: -1 }, 'rate'],
    ['the rate is above the limit', { rateBasisPoints: 5001 }, 'rate'],
    ['the rate is not a number', { rateBasisPoints: Number.NaN }, 'rate'],
    ['there is no term', { termMonths: 0 }, 'term'],
    ['the term is above the limit', { termMonths: 121 }, 'term'],
    ['the term is not a number', { termMonths: Number.NaN }, 'term'],
  ])('%s', (_case, terms, problem) => {
    expect(repayment({ ...loan, ...terms }, 'month')).toEqual({ outcome: 'refused', problem })
  })
})

const frequencies = fc.constantFrom<Frequency>('week', 'fortnight', 'month')
const loans = fc
  .record({
    amountCents: fc.integer({ min: 2, max: 1_000_000_000 }),
    balloonShare: fc.double({ min: 0, max: 0.99, noNaN: true }),
    rateBasisPoints: fc.integer({ min: 0, max: 5000 }),
    termMonths: fc.integer({ min: 1, max: 120 }),
  })
  .map(({ balloonShare, ...terms }): Loan => ({
    ...terms,
    balloonCents: Math.floor(terms.amountCents * balloonShare),
  }))

describe('FIN-04 for every loan', () => {
  test('paying every instalment leaves the balloon, within the rounding of each instalment to the cent', () => {
    fc.assert(
      fc.property(loans, frequencies, (loan, per) => {
        const { left, mostLeftByRounding } = paidOff(loan, per)

        expect(Math.abs(left - loan.balloonCents)).toBeLessThanOrEqual(mostLeftByRounding)
      }),
    )
  })

  test('a higher rate never costs less, and never less interest', () => {
    fc.assert(
      fc.property(loans, frequencies, fc.integer({ min: 1, max: 500 }), (loan, per, more) => {
        const dearer = { ...loan, rateBasisPoints: Math.min(loan.rateBasisPoints + more, 5000) }

        expect(figures(dearer, per).repaymentCents).toBeGreaterThanOrEqual(figures(loan, per).repaymentCents)
        expect(figures(dearer, per).totalInterestCents).toBeGreaterThanOrEqual(
          figures(loan, per).totalInterestCents,
        )
      }),
    )
  })

  test('interest is never negative, and the same loan always gives the same cents', () => {
    fc.assert(
      fc.property(loans, frequencies, (loan, per) => {
        expect(figures(loan, per).totalInterestCents).toBeGreaterThanOrEqual(0)
        expect(figures({ ...loan }, per)).toEqual(figures(loan, per))
      }),
    )
  })
})

function figures(loan: Loan, per: Frequency) {
  const result = repayment(loan, per)
  if (result.outcome === 'refused') throw new Error(result.problem)
  return result
}

/** The rounding of each instalment, up to half a cent, earns interest until the end, as the debt does. */
function paidOff(loan: Loan, per: Frequency) {
  const { repaymentCents, instalments } = figures(loan, per)
  const rate = loan.rateBasisPoints / 10_000 / instalmentsPerYear[per]
  const rounding = Math.abs(repaymentCents - exactInstalment(loan, per))
  expect(rounding).toBeLessThanOrEqual(0.5)
  let [left, mostLeftByRounding] = [loan.amountCents, 0]
  for (let paid = 0; paid < instalments; paid += 1) {
    left = left * (1 + rate) - repaymentCents
    mostLeftByRounding = mostLeftByRounding * (1 + rate) + rounding
  }
  // Floating-point error on a debt of ten million dollars.
  return { left, mostLeftByRounding: mostLeftByRounding + 1e-3 + loan.amountCents * 1e-9 }
}

import * as fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { financeEstimate } from './finance-estimate.ts'
import { readEstimate } from './read-estimate.ts'
import type { RepaymentWithRates } from './repayment-with-rates.ts'

const typed = { price: '$26,991', deposit: '', tradeIn: '', balloon: '', term: '60', rate: '10' }

describe('FIN-04 the calculator', () => {
  test('calculates weekly, fortnightly and monthly repayments, each with its interest', () => {
    expect(readEstimate(typed)).toEqual({
      outcome: 'calculated',
      estimate: {
        amountCents: 26_991_00,
        balloonCents: 0,
        repayments: [
          {
            repaymentCents: 132_02,
            per: 'week',
            interestRate: 10,
            comparisonRate: 10.03,
            instalments: 260,
            totalInterestCents: 7_333_14,
          },
          {
            repaymentCents: 264_23,
            per: 'fortnight',
            interestRate: 10,
            comparisonRate: 10.03,
            instalments: 130,
            totalInterestCents: 7_358_54,
          },
          {
            repaymentCents: 573_48,
            per: 'month',
            interestRate: 10,
            comparisonRate: 10,
            instalments: 60,
            totalInterestCents: 7_417_74,
          },
        ],
      },
    })
  })

  test('takes deposit and trade-in off the price', () => {
    const other = { ...typed, price: '45,990.00', deposit: '$10,000', tradeIn: '5990', balloon: '3 000' }

    expect(readEstimate(other)).toMatchObject({
      estimate: { amountCents: 30_000_00, balloonCents: 3_000_00 },
    })
  })

  test.each([
    ['price', '', 'Please enter an amount in dollars, such as 25,000.'],
    ['price', 'a lot', 'Please enter an amount in dollars, such as 25,000.'],
    ['price', '-5', 'Please enter an amount in dollars, such as 25,000.'],
    ['price', '1e9', 'Please enter an amount in dollars, such as 25,000.'],
    ['price', 'NaN', 'Please enter an amount in dollars, such as 25,000.'],
    ['price', '999999999999', 'Please enter a price of up to $10,000,000.'],
    ['price', '0', 'Please enter a price of up to $10,000,000.'],
    ['deposit', '26991', 'Deposit and trade-in together must be less than the price.'],
    ['tradeIn', '30000', 'Deposit and trade-in together must be less than the price.'],
    ['balloon', '26991', 'The balloon must be less than the amount borrowed.'],
    ['balloon', 'x', 'Please enter an amount in dollars, such as 25,000.'],
    ['term', '0', 'Please choose a term.'],
    ['term', '61', 'Please choose a term.'],
    ['rate', '', 'Please enter a rate from 0 to 50, such as 8.5.'],
    ['rate', '8.555', 'Please enter a rate from 0 to 50, such as 8.5.'],
    ['rate', '51%', 'Please enter a rate from 0 to 50, such as 8.5.'],
  ])('with the %s %j says what to correct', (field, value, message) => {
    const answer = readEstimate({ ...typed, [field]: value })

    expect(answer).toMatchObject({ outcome: 'refused', errors: [{ message }] })
  })

  test('reports every error at once', () => {
    expect(readEstimate({})).toMatchObject({
      errors: [{ field: 'price' }, { field: 'term' }, { field: 'rate' }],
    })
  })

  test('refuses figures that are not whole, finite and positive', () => {
    const terms = {
      priceCents: 1,
      depositCents: 0,
      tradeInCents: 0,
      balloonCents: 0,
      termMonths: 60,
      rateBasisPoints: 0,
    }
    for (const wrong of [Number.NaN, Infinity, -Infinity, -1, 0.5, 1e300]) {
      for (const field of Object.keys(terms)) {
        expect(financeEstimate({ ...terms, [field]: wrong })).toMatchObject({ outcome: 'refused' })
      }
    }
  })

  test('never throws, whatever the visitor types', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(typed)), fc.string()), (fields) => {
        expect(['calculated', 'refused']).toContain(readEstimate({ ...typed, ...fields }).outcome)
      }),
    )
  })
})

test('FIN-06 the type of a repayment requires both rates', () => {
  expectTypeOf<Omit<RepaymentWithRates, 'comparisonRate'>>().not.toExtend<RepaymentWithRates>()
  expectTypeOf<{ comparisonRate: null }>().not.toExtend<Pick<RepaymentWithRates, 'comparisonRate'>>()
  expectTypeOf<{ comparisonRate: undefined }>().not.toExtend<Pick<RepaymentWithRates, 'comparisonRate'>>()
})

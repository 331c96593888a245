import { expect, test } from 'vitest'
import { financeQuote } from './finance-quote.ts'
import { lenders } from './lenders.ts'

test('FIN-01 a quote uses the platform’s own calculation, with the lender’s fees', () => {
  const financed = { priceCents: 3_000_000, ageMonths: 30, isNew: false }
  const lender = { ...lenders.AusLoans, ratesPercent: [7.99, 7.99, 7.99] as const, termMonths: 60 }

  expect(financeQuote({ ...lender, quotes: 'both' }, financed)).toMatchObject({
    paymentWeekCents: 140_05,
    paymentMonthCents: 608_15,
    comparisonRate: 9.11,
  })
})

test('lender T asks for a deposit of a tenth of the price', () => {
  const quote = financeQuote(lenders.T, { priceCents: 3_000_000, ageMonths: 30, isNew: false })

  expect(quote).toMatchObject({ depositCents: 300_000, balloonCents: 0, termMonths: 60, termYears: 5 })
  expect(quote.comparisonRate).toBeGreaterThan(quote.interestRate ?? 0)
})

test('Nissan Finance quotes by the month, Angle by the week and to the last dollar', () => {
  const financed = { priceCents: 4_500_000, ageMonths: 3, isNew: true }

  expect(financeQuote(lenders['Nissan Finance'], financed)).toMatchObject({ paymentWeekCents: null })
  expect(financeQuote(lenders.Angle, financed)).toMatchObject({ paymentMonthCents: null, balloonCents: 0 })
})

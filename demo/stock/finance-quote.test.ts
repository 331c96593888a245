import { expect, test } from 'vitest'
import { comparisonRatePercent, financeQuote, repaymentCents } from './finance-quote.ts'
import { lenders } from './lenders.ts'

const loan = { amountCents: 3_000_000, balloonCents: 0, ratePercent: 7.99 }

test('FIN-01 repayments follow the annuity formula to the cent', () => {
  expect(repaymentCents({ ...loan, payments: 60 }, 12)).toBe(60_815)
  expect(repaymentCents({ ...loan, payments: 260 }, 52)).toBe(14_005)
  expect(repaymentCents({ ...loan, balloonCents: 900_000, payments: 60 }, 12)).toBe(48_563)
  expect(
    repaymentCents({ amountCents: 2_699_100, balloonCents: 0, ratePercent: 10, payments: 260 }, 52),
  ).toBe(13_202)
})

test('FIN-01 the comparison rate is that of $30,000 over five years, with its fees', () => {
  expect(comparisonRatePercent({ establishmentFeeCents: 0, monthlyFeeCents: 0 }, 7.99)).toBe(7.99)
  expect(comparisonRatePercent({ establishmentFeeCents: 39_500, monthlyFeeCents: 800 }, 7.99)).toBe(9.11)
})

test('lender T asks for a tenth of the price as deposit', () => {
  const quote = financeQuote(lenders.T, { priceCents: 3_000_000, ageMonths: 30, isNew: false })

  expect(quote).toMatchObject({ depositCents: 300_000, balloonCents: 0, termMonths: 60, termYears: 5 })
  expect(quote.comparisonRate).toBeGreaterThan(quote.interestRate ?? 0)
})

test('Nissan Finance quotes by the month, Angle by the week and to the last dollar', () => {
  const financed = { priceCents: 4_500_000, ageMonths: 3, isNew: true }

  expect(financeQuote(lenders['Nissan Finance'], financed)).toMatchObject({ paymentWeekCents: null })
  expect(financeQuote(lenders.Angle, financed)).toMatchObject({ paymentMonthCents: null, balloonCents: 0 })
})

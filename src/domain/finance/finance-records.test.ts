import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LenderQuote } from '../cars/car.ts'
import type { FinanceProvider } from './finance-display.ts'
import { financeOffer } from './finance-offer.ts'
import { financeOnSite } from './finance-on-site.ts'
import { financeRecords } from './finance-records.ts'
import { readEstimate, termChoices } from './read-estimate.ts'
import { repayment } from './repayment.ts'
import { unpriced } from '../../../tests/support/samples/sample-price.ts'

const providers: FinanceProvider[] = [
  'T',
  '360',
  'AusLoans',
  'Manual',
  'Angle',
  'Powertorque',
  'Nissan Finance',
]
const NOW = new Date('2026-03-10T12:00:00+10:00')

const cents = fc.integer({ min: 0, max: 20_000_000 })
const perhaps = (values: fc.Arbitrary<number>) => fc.option(values, { freq: 10 })
const quotes: fc.Arbitrary<LenderQuote> = fc.record({
  interestRate: perhaps(fc.integer({ min: 0, max: 2500 }).map((rate) => rate / 100)),
  comparisonRate: perhaps(fc.integer({ min: 0, max: 2500 }).map((rate) => rate / 100)),
  paymentWeekCents: perhaps(cents),
  paymentMonthCents: perhaps(cents),
  termMonths: perhaps(fc.integer({ min: 12, max: 84 })),
  termYears: perhaps(fc.integer({ min: 1, max: 7 })),
  termUnit: fc.constantFrom('Months', 'Years', null),
  depositCents: perhaps(cents),
  balloonCents: perhaps(cents),
  disclaimer: fc.constant(null),
})

describe('FIN-01 the same inputs give the same cents', () => {
  test('on the card, on the page and in the lead, which show the lender’s figure unchanged', () => {
    fc.assert(
      fc.property(quotes, fc.constantFrom(...providers), cents, (quote, provider, priceCents) => {
        const car = carAt(priceCents, { [provider]: quote })
        const site = siteOf(provider)
        const card = financeOnSite(car, site, NOW)
        const page = financeOffer(car, site, NOW)
        const lead = financeRecords(car, new URLSearchParams(), site, NOW)['finance_offer']

        expect(page === null).toBe(card === null)
        expect(lead === undefined).toBe(card === null)
        if (card === null) return
        const expected = provider === 'Nissan Finance' ? quote.paymentMonthCents : quote.paymentWeekCents
        expect(card).toMatchObject({
          repaymentCents: expected,
          interestRate: quote.interestRate,
          comparisonRate: quote.comparisonRate,
        })
        expect(page).toMatchObject(card)
        expect(lead).toMatchObject({
          repayment_cents: expected,
          interest_rate: quote.interestRate,
          comparison_rate: quote.comparisonRate,
          final_payment_cents: card.finalPaymentCents,
        })
      }),
    )
  })

  test('in the calculator, in a browser and on the server, and in the lead', () => {
    const sums = fc.integer({ min: 1_00, max: 100_000_000 })
    fc.assert(
      fc.property(
        sums,
        fc.constantFrom(...termChoices.map(({ value }) => value)),
        fc.integer({ min: 0, max: 5000 }),
        (amountCents, term, rateBasisPoints) => {
          const fields = {
            price: String(amountCents / 100),
            term,
            rate: String(rateBasisPoints / 100),
          }
          const answer = readEstimate(fields)
          const lead = financeRecords(null, new URLSearchParams(fields), siteOf('Manual'), NOW)

          const loan = { amountCents, balloonCents: 0, rateBasisPoints, termMonths: Number(term) }
          for (const [index, per] of (['week', 'fortnight', 'month'] as const).entries()) {
            const exact = repayment(loan, per)
            const cents = exact.outcome === 'calculated' ? exact.repaymentCents : null
            expect(answer).toHaveProperty(`estimate.repayments.${index}.repaymentCents`, cents)
            expect(lead).toHaveProperty(`finance_estimate.repayments.${index}.repayment_cents`, cents)
          }
        },
      ),
    )
  })
})

test('LEAD-01 a lead without a figure and without a calculation has no finance fields', () => {
  const typed = new URLSearchParams({ price: '5000:90000', term: '60' })

  expect(financeRecords(carAt(24_990_00, {}), typed, siteOf('Manual'), NOW)).toEqual({})
  expect(financeRecords(null, typed, siteOf('Manual'), NOW)).toEqual({})
})

function carAt(priceCents: number, financeLenders: Record<string, LenderQuote>) {
  return {
    ...unpriced,
    status: 'in_stock' as const,
    year: 2022,
    priceCents,
    financeLenders,
  }
}

function siteOf(provider: FinanceProvider) {
  return {
    finance: { provider, excluded: false },
    manufacturer: null,
    prices: { offersSubscriptions: false, noPriceText: '', defaultKind: null },
    timeZone: 'Australia/Brisbane',
  }
}

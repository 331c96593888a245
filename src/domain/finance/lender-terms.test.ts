import { expect, test } from 'vitest'
import type { LenderQuote } from '../cars/car.ts'
import type { FinanceProvider } from './finance-display.ts'
import { lenderTerms } from './lender-terms.ts'
import { unpriced } from '../../../tests/support/samples/sample-price.ts'
import { sampleQuote } from '../../../tests/support/samples/sample-quote.ts'

test.each<[FinanceProvider, Partial<LenderQuote>, object]>([
  ['Manual', {}, { ratePercent: 8.49, termMonths: 60, depositCents: 0, balloonCents: 0 }],
  ['T', {}, { depositCents: 2_499_00 }],
  ['AusLoans', { termMonths: null, termYears: 7 }, { termMonths: 84 }],
  [
    'Nissan Finance',
    { termMonths: 48, balloonCents: 9_996_00, depositCents: 2_499_00 },
    { termMonths: 48, balloonCents: 9_996_00, depositCents: 2_499_00 },
  ],
])(
  'FIN-04 the calculator starts with the terms that %s shows for the vehicle: %j',
  (provider, figures, terms) => {
    expect(termsOf(provider, figures)).toMatchObject(terms)
  },
)

test.each<[string, Partial<LenderQuote>]>([
  ['no offer is shown', { comparisonRate: null }],
  ['the calculator doesn’t have the term', { termMonths: 66 }],
  ['the term is unknown', { termMonths: null, termYears: null }],
])('FIN-04 it has no terms of a lender where %s', (_case, figures) => {
  expect(termsOf('Manual', figures)).toBeNull()
})

function termsOf(provider: FinanceProvider, figures: Partial<LenderQuote>) {
  const financeLenders = { [provider]: sampleQuote(figures) }
  return lenderTerms(
    { ...unpriced, status: 'in_stock', year: 2022, priceCents: 24_990_00, financeLenders },
    {
      finance: { provider, excluded: false },
      manufacturer: null,
      prices: { offersSubscriptions: true, noPriceText: '', defaultKind: null },
      timeZone: 'Australia/Brisbane',
    },
    new Date('2026-03-10T12:00:00+10:00'),
  )
}

import { describe, expect, test } from 'vitest'
import type { LenderQuote } from '../cars/car.ts'
import type { FinanceProvider } from './finance-display.ts'
import { financeOffer } from './finance-offer.ts'
import { unpriced } from '../../../tests/support/samples/sample-price.ts'
import { sampleQuote } from '../../../tests/support/samples/sample-quote.ts'

const defaults = {
  term: '60 months',
  depositCents: null,
  validUntil: null,
  finalPaymentCents: null,
  per: 'week',
  repaymentCents: 123_45,
  disclaimer: 'Approved applicants only.',
}

describe('FIN-03 each lender’s layout', () => {
  test.each<[FinanceProvider, Partial<LenderQuote>, object]>([
    ['T', {}, { depositCents: 2_499_00, validUntil: '10 April 2026' }],
    ['T', { depositCents: 1_00 }, { depositCents: 2_499_00, validUntil: '10 April 2026' }],
    ['360', { termUnit: 'Years' }, { term: '5 years' }],
    ['AusLoans', { termUnit: 'Year', termYears: 1, termMonths: 12 }, { term: '1 year' }],
    ['AusLoans', { termUnit: 'Years', termYears: null }, { term: '60 months' }],
    ['Manual', {}, {}],
    ['Manual', { depositCents: 1000_00 }, { depositCents: 1000_00 }],
    ['Manual', { depositCents: 0, termMonths: null, termYears: null }, { term: null }],
    ['Manual', { disclaimer: '  ' }, { disclaimer: null }],
    ['Angle', {}, { finalPaymentCents: 0 }],
    ['Powertorque', { balloonCents: 7_497_00 }, { finalPaymentCents: 7_497_00 }],
    [
      'Nissan Finance',
      { balloonCents: 9_996_00, depositCents: 2_499_00 },
      { per: 'month', repaymentCents: 534_95, finalPaymentCents: 9_996_00, depositCents: 2_499_00 },
    ],
  ])('%s with %j', (provider, figures, differs) => {
    expect(offer(provider, figures)).toMatchObject({ ...defaults, provider, ...differs })
  })

  test.each([
    ['the price', { priceCents: 24_990_05 }, 2_499_01],
    ['the offer where there is one', { offerPriceCents: 20_000_00 }, 2_000_00],
  ])('the deposit of T is a tenth of %s, to the cent', (_case, car, depositCents) => {
    expect(offer('T', {}, { car })).toMatchObject({ depositCents })
  })

  test.each([
    ['2026-01-31T12:00:00+10:00', '28 February 2026'],
    ['2028-01-31T12:00:00+10:00', '29 February 2028'],
    ['2026-12-31T12:00:00+10:00', '31 January 2027'],
    ['2026-03-31T12:00:00+10:00', '30 April 2026'],
    ['2026-01-31T23:30:00+10:00', '28 February 2026'],
    // In London it is still January.
    ['2026-01-31T14:30:00Z', '1 March 2026'],
  ])('a quote of T from %s is valid until %s, in the site’s time zone', (now, validUntil) => {
    expect(offer('T', {}, { now })).toMatchObject({ validUntil })
  })

  test('there is none where no figure may be shown, and none for a subscription', () => {
    expect(offer('Manual', { comparisonRate: null })).toBeNull()
    expect(offer('Manual', {}, { car: { subscriptionPriceCents: 300_00 } })).toBeNull()
  })
})

type Given = {
  now?: string
  car?: { priceCents?: number; offerPriceCents?: number; subscriptionPriceCents?: number }
}

function offer(
  provider: FinanceProvider,
  figures: Partial<LenderQuote>,
  { now = '2026-03-10T12:00:00+10:00', car = {} }: Given = {},
) {
  return financeOffer(
    {
      ...unpriced,
      status: 'in_stock',
      year: 2022,
      priceCents: 24_990_00,
      financeLenders: { [provider]: sampleQuote({ disclaimer: ' Approved applicants only. ', ...figures }) },
      ...car,
    },
    {
      finance: { provider, excluded: false },
      manufacturer: null,
      prices: { offersSubscriptions: true, noPriceText: '', defaultKind: null },
      timeZone: 'Australia/Brisbane',
    },
    new Date(now),
  )
}

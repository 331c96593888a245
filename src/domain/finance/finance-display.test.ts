import { describe, expect, test } from 'vitest'
import type { LenderQuote } from '../cars/car.ts'
import { financeDisplay, type FinanceProvider } from './finance-display.ts'
import { sampleQuote } from '../../../tests/support/samples/sample-quote.ts'

const TODAY = '2026-03-10'

type Given = {
  provider?: FinanceProvider | null
  quote?: Partial<LenderQuote>
  status?: 'in_stock' | 'coming_soon' | 'sold'
  year?: number | null
  priceCents?: number | null
  offerPriceCents?: number | null
  excluded?: boolean
  manufacturer?: string
}

function shown({ provider = 'Manual', quote: figures, excluded = false, manufacturer, ...car }: Given = {}) {
  const lenders = { [provider ?? 'none']: sampleQuote(figures) }
  return financeDisplay(
    {
      status: 'in_stock',
      year: 2022,
      priceCents: 24_990_00,
      offerPriceCents: null,
      financeLenders: lenders,
      ...car,
    },
    { provider, excluded, manufacturer: manufacturer ?? null },
    TODAY,
  )
}

describe('FIN-02 finance is shown', () => {
  test.each<[string, Given, boolean]>([
    ['where the lender has figures', {}, true],
    ['not without a provider', { provider: null }, false],
    ['not where the site excludes it', { excluded: true }, false],
    ['not on a Suzuki dealer’s site', { manufacturer: 'Suzuki' }, false],
    ['not on a Suzuki dealer’s site, whatever the spelling', { manufacturer: ' SUZUKI' }, false],
    ['on a site for another make', { manufacturer: 'Nissan' }, true],
    ['not without an interest rate', { quote: { interestRate: null } }, false],
    ['not without a comparison rate', { quote: { comparisonRate: null } }, false],
    ['by 360 at any price', { provider: '360', priceCents: 1_00 }, true],
    ['by 360 not once it is sold', { provider: '360', status: 'sold' }, false],
    ['by AusLoans without a price', { provider: 'AusLoans', priceCents: null }, true],
    ['for a vehicle that is coming soon', { status: 'coming_soon' }, true],
    ['by Manual not at $500', { priceCents: 500_00 }, false],
    ['by Manual above $500', { priceCents: 500_01 }, true],
    ['by the offer price where there is one', { priceCents: 600_00, offerPriceCents: 400_00 }, false],
    ['by the offer price where there is no other', { priceCents: null, offerPriceCents: 600_00 }, true],
    ['by the price where the offer is a placeholder', { offerPriceCents: 1_00 }, true],
    ['by Manual not without a weekly payment', { quote: { paymentWeekCents: null } }, false],
    [
      'by Angle not without a weekly payment',
      { provider: 'Angle', quote: { paymentWeekCents: null } },
      false,
    ],
    ['by Powertorque', { provider: 'Powertorque' }, true],
    ['by Nissan Finance without a weekly payment', nissan({ paymentWeekCents: null }), true],
    ['by Nissan Finance not without a monthly payment', nissan({ paymentMonthCents: null }), false],
    ['by T for a vehicle that turns eleven this year', { provider: 'T', year: 2015 }, true],
    ['by T not for a vehicle that turns twelve this year', { provider: 'T', year: 2014 }, false],
    ['by T not without a year', { provider: 'T', year: null }, false],
    ['by T not at $500', { provider: 'T', priceCents: 500_00 }, false],
  ])('%s', (_where, given, isShown) => {
    expect(shown(given) !== null).toBe(isShown)
  })
})

describe('FIN-02 the boundaries of every provider', () => {
  const anyPrice = ['360', 'AusLoans'] as const
  const above500 = ['T', 'Manual', 'Angle', 'Powertorque', 'Nissan Finance'] as const
  const providers = [...anyPrice, ...above500]

  test.each(above500)('%s finances above $500 and not at $500 or $499', (provider) => {
    const isShown = [499_00, 500_00, 500_01, 501_00].map(
      (priceCents) => shown({ provider, priceCents }) !== null,
    )

    expect(isShown).toEqual([false, false, true, true])
  })

  test.each(anyPrice)('%s finances at any price', (provider) => {
    for (const priceCents of [499_00, 500_00, null]) expect(shown({ provider, priceCents })).not.toBeNull()
  })

  test.each(providers)('%s shows nothing for a sold vehicle, and nothing without both rates', (provider) => {
    expect(shown({ provider })).not.toBeNull()
    expect(shown({ provider, status: 'sold' })).toBeNull()
    expect(shown({ provider, quote: { interestRate: null } })).toBeNull()
    expect(shown({ provider, quote: { comparisonRate: null } })).toBeNull()
    expect(shown({ provider, quote: { paymentWeekCents: null, paymentMonthCents: null } })).toBeNull()
  })

  test.each(providers)('only T refuses vehicles from their twelfth year (%s)', (provider) => {
    expect(shown({ provider, year: 2015 })).not.toBeNull()
    expect(shown({ provider, year: 2014 }) === null).toBe(provider === 'T')
    expect(shown({ provider, year: 1999 }) === null).toBe(provider === 'T')
  })
})

describe('FIN-03 the figure shown', () => {
  test('is a weekly repayment with its comparison rate', () => {
    expect(shown()).toEqual({
      repaymentCents: 123_45,
      per: 'week',
      interestRate: 8.49,
      comparisonRate: 9.123,
      finalPaymentCents: null,
    })
  })

  test('is a monthly repayment for Nissan Finance', () => {
    expect(shown({ provider: 'Nissan Finance' })).toMatchObject({ repaymentCents: 534_95, per: 'month' })
  })

  test.each<[FinanceProvider, number | null, number | null]>([
    ['Angle', null, 0],
    ['Angle', 5000_00, 5000_00],
    ['Manual', null, null],
    ['Manual', 0, null],
    ['Manual', 5000_00, 5000_00],
  ])('by %s with a balloon of %s is a final payment of %s', (provider, balloonCents, finalPaymentCents) => {
    expect(shown({ provider, quote: { balloonCents } })?.finalPaymentCents).toBe(finalPaymentCents)
  })
})

function nissan(figures: Partial<LenderQuote>): Given {
  return { provider: 'Nissan Finance', quote: figures }
}

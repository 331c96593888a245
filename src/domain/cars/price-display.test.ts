import { describe, expect, test } from 'vitest'
import { priceDisplay, type PricePolicy } from './price-display.ts'
import { unpriced } from '../../../tests/support/samples/sample-price.ts'

describe('the price shown for a vehicle', () => {
  test('PRC-01 is its price', () => {
    expect(shown({ priceCents: 2_499_000 })).toMatchObject({ kind: 'price', amountCents: 2_499_000 })
  })

  test('PRC-01 is the offer price when there is one', () => {
    expect(shown({ priceCents: 2_499_000, offerPriceCents: 2_250_000 })).toMatchObject({
      amountCents: 2_250_000,
    })
  })

  test('PRC-01 is the subscription price on a site that offers subscriptions', () => {
    const car = { priceCents: 2_499_000, offerPriceCents: 2_250_000, subscriptionPriceCents: 38_900 }

    expect(shown(car, { offersSubscriptions: true })).toEqual({ kind: 'subscription', amountCents: 38_900 })
    expect(shown(car)).toMatchObject({ kind: 'price', amountCents: 2_250_000 })
    expect(shown({ ...car, subscriptionPriceCents: 0 }, { offersSubscriptions: true })).toMatchObject({
      kind: 'price',
    })
  })

  test.each([
    [null, null],
    [0, null],
    [1_00, null],
    [10_00, null],
    [10_01, 10_01],
    [9_999_999_99, 9_999_999_99],
    [-10_01, null],
    [Number.NaN, null],
    [Infinity, null],
  ])('PRC-01 %s cents gives %s, because ten dollars or less is a placeholder', (cents, amountCents) => {
    const none = { kind: 'no-price', text: 'Enquire for price.' }
    const expected = amountCents === null ? none : { kind: 'price', amountCents }

    expect(shown({ priceCents: cents })).toMatchObject(expected)
    expect(shown({ offerPriceCents: cents })).toMatchObject(expected)
    expect(shown({ priceCents: 20_000_00, offerPriceCents: cents })).toMatchObject({
      amountCents: Math.min(amountCents ?? 20_000_00, 20_000_00),
    })
  })

  test.each([
    ['no was-price', null, null],
    ['a was-price between them', 20_500_00, 20_500_00],
    ['a was-price equal to the price', 20_000_00, null],
  ])(
    'PRC-01 PRC-02 is the price where the offer is higher, with %s',
    (_which, beforePriceCents, wasCents) => {
      expect(shown({ priceCents: 20_000_00, offerPriceCents: 21_000_00, beforePriceCents })).toMatchObject({
        amountCents: 20_000_00,
        wasCents,
      })
    },
  )

  test.each([null, 0, -1, Number.NaN])(
    'PRC-01 is not a subscription of %s cents',
    (subscriptionPriceCents) => {
      expect(
        shown({ priceCents: 20_000_00, subscriptionPriceCents }, { offersSubscriptions: true }),
      ).toMatchObject({ kind: 'price' })
    },
  )

  test('PRC-01 is a subscription from one cent up, also for a preorder vehicle', () => {
    expect(shown({ preorder: true, subscriptionPriceCents: 1 }, { offersSubscriptions: true })).toEqual({
      kind: 'subscription',
      amountCents: 1,
    })
  })

  test('PRC-01 is “preorder” for a preorder vehicle without a price', () => {
    expect(shown({ preorder: true })).toEqual({ kind: 'preorder' })
    expect(shown({ preorder: true, priceCents: 10_00 })).toEqual({ kind: 'preorder' })
    expect(shown({ preorder: true, priceCents: 6_100_000 })).toMatchObject({ kind: 'price' })
  })

  test.each([
    [23_000_00, 23_000_00],
    [20_001_00, 20_001_00],
    [20_000_00, null],
    [20_000_01, null],
    [20_000_49, null],
    [19_999_99, null],
    [null, null],
    [0, null],
    [-1, null],
    [Number.NaN, null],
    [Infinity, null],
    [9_999_999_99, 9_999_999_99],
  ])(
    'PRC-02 a was-price of %s cents beside a price of 20,000 dollars shows %s',
    (beforePriceCents, wasCents) => {
      expect(shown({ priceCents: 20_000_00, beforePriceCents })).toMatchObject({ wasCents })
    },
  )

  test('PRC-02 includes a was-price only when that is higher', () => {
    expect(shown({ priceCents: 2_000_000, beforePriceCents: 2_300_000 })).toMatchObject({
      wasCents: 2_300_000,
    })
    expect(shown({ priceCents: 2_000_000, beforePriceCents: 2_000_000 })).toMatchObject({ wasCents: null })
    expect(
      shown({ priceCents: 2_000_000, offerPriceCents: 1_900_000, beforePriceCents: 1_950_000 }),
    ).toMatchObject({ wasCents: 1_950_000 })
  })
})

describe('what a price includes', () => {
  test('PRC-04 reads as the feed writes it', () => {
    expect(shown({ priceCents: 2_000_000, priceType: 'DAP', priceKind: 'drive_away' })).toMatchObject({
      includes: 'DAP',
    })
  })

  test('PRC-04 falls back to the kind of the price, then to the site’s default kind', () => {
    expect(shown({ priceCents: 2_000_000, priceKind: 'drive_away' })).toMatchObject({
      includes: 'Drive Away',
    })
    expect(shown({ priceCents: 2_000_000 }, { defaultKind: 'excluding_government_charges' })).toMatchObject({
      includes: 'Excl. Govt. Charges',
    })
  })

  test('PRC-04 is empty when neither the feed nor the site says', () => {
    expect(shown({ priceCents: 2_000_000, priceType: ' ' })).toMatchObject({
      before: null,
      includes: null,
      priceKind: null,
    })
  })

  test('PRC-04 ignores the site’s default kind where the feed has text we can’t classify', () => {
    expect(shown({ priceCents: 2_000_000, priceType: 'RRP' }, { defaultKind: 'drive_away' })).toMatchObject({
      includes: 'RRP',
      priceKind: null,
    })
  })

  test.each([
    ['From', 'from', 'From', null],
    [null, 'from', 'From', null],
    ['Starting from', 'from', 'Starting from', null],
    ['Starting at', 'from', 'Starting at', null],
    ['Starting price', 'from', 'From', 'Starting price'],
    ['From, drive away', 'drive_away', 'From', 'drive away'],
    ['Drive away from', 'drive_away', 'From', 'Drive away'],
    ['Priced from - EGC', 'excluding_government_charges', 'Priced from', 'EGC'],
    ['Reduced from stock', null, null, 'Reduced from stock'],
    ['Drive Away', 'drive_away', null, 'Drive Away'],
  ] as const)(
    'PRC-04 “%s” (%s) puts “%s” before the figure and “%s” after it',
    (priceType, priceKind, before, includes) => {
      expect(shown({ priceCents: 2_000_000, priceType, priceKind })).toMatchObject({
        before,
        includes,
        priceKind,
      })
    },
  )
})

test('OPS-05 a million commas in a feed’s words are read once', () => {
  const priceType = `From: drive${','.repeat(1e6)} away, `
  expect(shown({ priceCents: 2_000_000, priceType })).toMatchObject({
    before: 'From',
    includes: priceType.slice(6, -2),
  })
})

function shown(car: Partial<Parameters<typeof priceDisplay>[0]>, policy: Partial<PricePolicy> = {}) {
  const defaults = { offersSubscriptions: false, noPriceText: 'Enquire for price.', defaultKind: null }
  return priceDisplay({ ...unpriced, ...car }, { ...defaults, ...policy })
}

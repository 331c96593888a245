import { describe, expect, test } from 'vitest'
import { priceDisplay, type PricePolicy } from './price-display.ts'

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

  test.each([null, 0, 100, 1000])('PRC-01 is never the placeholder of %s cents', (priceCents) => {
    expect(shown({ priceCents })).toEqual({ kind: 'no-price', text: 'Enquire for price.' })
  })

  test('PRC-01 is a real price from just above ten dollars', () => {
    expect(shown({ priceCents: 1001 })).toMatchObject({ kind: 'price', amountCents: 1001 })
  })

  test('PRC-01 is “preorder” for a preorder vehicle without a price', () => {
    expect(shown({ preorder: true })).toEqual({ kind: 'preorder' })
    expect(shown({ preorder: true, priceCents: 6_100_000 })).toMatchObject({ kind: 'price' })
  })

  test('PRC-02 comes with a was-price only when that is higher', () => {
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
  test('PRC-04 is told in the feed’s own words first', () => {
    expect(shown({ priceCents: 2_000_000, priceType: 'DAP', priceKind: 'drive_away' })).toMatchObject({
      includes: 'DAP',
    })
  })

  test('PRC-04 is told by its kind, then by what the site says of all its prices', () => {
    expect(shown({ priceCents: 2_000_000, priceKind: 'drive_away' })).toMatchObject({
      includes: 'Drive Away',
    })
    expect(shown({ priceCents: 2_000_000 }, { defaultKind: 'excluding_government_charges' })).toMatchObject({
      includes: 'Excl. Govt. Charges',
    })
  })

  test('PRC-04 is not claimed when nobody said so', () => {
    expect(shown({ priceCents: 2_000_000, priceType: ' ' })).toMatchObject({ includes: null })
  })
})

function shown(car: Partial<Parameters<typeof priceDisplay>[0]>, policy: Partial<PricePolicy> = {}) {
  const unpriced = {
    priceCents: null,
    offerPriceCents: null,
    beforePriceCents: null,
    subscriptionPriceCents: null,
    preorder: false,
    priceKind: null,
    priceType: null,
  }
  const usual = { offersSubscriptions: false, noPriceText: 'Enquire for price.', defaultKind: null }
  return priceDisplay({ ...unpriced, ...car }, { ...usual, ...policy })
}

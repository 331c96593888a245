import { expect, test } from 'vitest'
import { unpriced } from '../../../tests/support/samples/sample-price.ts'
import { purchaseOffer, type PurchasePolicy } from './purchase-offer.ts'

const car = {
  ...unpriced,
  slug: 'hilux',
  status: 'in_stock',
  reserved: false,
  carType: 'used',
  priceCents: 45_990_00,
} as const
const policy: PurchasePolicy = {
  enabled: true,
  depositCents: 200_00,
  path: 'checkout',
  takesPayments: true,
  onlinePurchase: 'used',
}
const prices = {
  offersSubscriptions: false,
  noPriceText: '',
  defaultKind: null,
  onlinePricing: false,
}

test.each<[string, object, Partial<PurchasePolicy>, boolean, boolean]>([
  ['a used vehicle where used ones are sold online', {}, {}, false, true],
  ['a new one there', { carType: 'new' }, {}, false, false],
  ['a new one where all are', { carType: 'new' }, { onlinePurchase: 'all' }, false, true],
  ['any where none are', {}, { onlinePurchase: 'off' }, false, false],
  ['any where prices are accepted online', {}, { onlinePurchase: 'off' }, true, true],
  ['a reserved one', { reserved: true }, {}, false, false],
  ['one without a price', { priceCents: null }, {}, false, false],
  ['one whose deposit can’t be paid online', {}, { takesPayments: false }, false, false],
])('RSV-04 %s', (_what, given, settings, onlinePricing, can) => {
  const offer = purchaseOffer({ ...car, ...given }, { ...policy, ...settings }, { ...prices, onlinePricing })

  expect(offer !== null).toBe(can)
})

test('RSV-04 where prices are accepted online, the button says so', () => {
  expect(purchaseOffer(car, policy, { ...prices, onlinePricing: true })).toEqual({
    href: '/checkout-journey?car_id=hilux',
    label: 'Accept This Price',
  })
})

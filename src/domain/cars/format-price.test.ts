import { expect, test } from 'vitest'
import type { PriceDisplay } from './price-display.ts'
import { priceText, formatPrice } from './format-price.ts'

const price = {
  kind: 'price',
  amountCents: 45_990_00,
  wasCents: null,
  before: null,
  priceKind: null,
} as const

test.each<[string, PriceDisplay]>([
  ['$389 per week subscription', { kind: 'subscription', amountCents: 389_00 }],
  ['$45,990 Drive Away', { ...price, includes: 'Drive Away' }],
  ['$45,990 Drive Away', { ...price, includes: 'Drive Away', wasCents: 47_990_00 }],
  ['From $45,990', { ...price, before: 'From', includes: null }],
  ['From $45,990 Drive Away', { ...price, before: 'From', includes: 'Drive Away' }],
  ['$45,990 Ask what it includes', { ...price, includes: null }],
  ['$9,999,999 Drive Away', { ...price, amountCents: 9_999_999_00, includes: 'Drive Away' }],
  ['$45,991 Drive Away', { ...price, amountCents: 45_990_50, includes: 'Drive Away' }],
  ['PREORDER', { kind: 'preorder' }],
  ['Enquire for price.', { kind: 'no-price', text: 'Enquire for price.' }],
])('PRC-03 CAR-13 a price reads %s', (words, shown) => {
  expect(formatPrice(shown)).toBe(words)
})

test('PRC-02 CAR-13 the was-price is separate from the price', () => {
  expect(priceText({ ...price, includes: null, before: 'From', wasCents: 47_990_00 })).toEqual({
    before: 'From',
    amount: '$45,990',
    was: '$47,990',
    includes: null,
  })
})

import { describe, expect, test } from 'vitest'
import type { PriceDisplay, ShownPrice } from '../../cars/price-display.ts'
import { similarityReason } from './similarity-reason.ts'
import { samplePrice as price } from '../../../../tests/support/samples/sample-price.ts'

const hilux = {
  make: 'Toyota',
  model: 'HiLux',
  simpleBody: 'Ute',
  carType: 'used' as const,
  year: 2021,
  odometerKm: 50_000,
  price,
}
const ranger = { ...hilux, make: 'Ford', model: 'Ranger' }
const costing = (dollars: number, overrides: Partial<ShownPrice> = {}) => ({
  price: { ...price, amountCents: dollars * 100, ...overrides },
})

describe('CAR-14 why a vehicle is like another', () => {
  test.each([
    ['Same model, similar price', hilux],
    ['Same body, similar price', ranger],
    ['Same model, lower price', { ...hilux, ...costing(39_500) }],
    ['Same model, similar price', { ...hilux, ...costing(39_501) }],
    ['Same model, similar price', { ...hilux, ...costing(50_000) }],
    ['Same model', { ...hilux, ...costing(50_001) }],
    ['Same model, lower kms', { ...hilux, ...costing(60_000), odometerKm: 44_999 }],
    ['Same model', { ...hilux, ...costing(60_000), odometerKm: 45_000 }],
    ['Same body, lower kms', { ...ranger, odometerKm: 20_000, year: 2024 }],
    ['Same model, new', { ...hilux, ...costing(60_000), carType: 'new', year: 2026, odometerKm: 20 }],
    ['Same body, lower price', { ...ranger, ...costing(30_000), carType: 'new' }],
    ['Same model, newer', { ...hilux, ...costing(60_000), year: 2022 }],
    ['Same body, lower price', { ...ranger, ...costing(35_000), odometerKm: 20_000 }],
    [null, { ...ranger, simpleBody: 'SUV' }],
    [null, { ...ranger, simpleBody: null }],
  ] as const)('%s', (reason, other) => {
    expect(similarityReason(hilux, other)).toBe(reason)
  })

  test.each<[string, PriceDisplay]>([
    ['of another kind', { ...price, amountCents: 30_000_00, priceKind: 'excluding_government_charges' }],
    ['a “from” price', { ...price, amountCents: 30_000_00, before: 'From' }],
    ['a subscription', { kind: 'subscription', amountCents: 389_00 }],
    ['missing', { kind: 'no-price', text: 'Enquire for price.' }],
  ])('PRC-04 a price is not called lower when it is %s', (_what, other) => {
    expect(similarityReason(hilux, { ...hilux, price: other })).toBe('Same model')
  })

  test('PRC-04 a price is not called lower when neither says what it includes', () => {
    const unsaid = (dollars: number) => ({
      ...hilux,
      ...costing(dollars, { priceKind: null, includes: null }),
    })

    expect(similarityReason(unsaid(40_000), unsaid(30_000))).toBe('Same model')
  })

  test('an unknown fact is not an advantage', () => {
    const unknown = { ...ranger, year: null, odometerKm: null }

    expect(similarityReason({ ...unknown, make: 'Mazda' }, unknown)).toBe('Same body, similar price')
    expect(similarityReason({ ...ranger, simpleBody: null }, { ...hilux, simpleBody: null })).toBeNull()
  })
})

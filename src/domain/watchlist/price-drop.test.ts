import { describe, expect, test } from 'vitest'
import type { PriceDisplay } from '../cars/price-display.ts'
import type { StoredPrice } from '../cars/price-history.ts'
import { priceDropCents } from './price-drop.ts'

const day = (number: number) => new Date(`2026-03-${String(number).padStart(2, '0')}T09:00:00+10:00`)

describe('SAVE-04 the price drop of a saved vehicle', () => {
  test('is the difference from the price at the moment it was saved', () => {
    const prices = [stored(1, 26_000_00), stored(5, 25_000_00), stored(9, 23_500_00)]

    expect(dropSince(day(6), prices)).toBe(1_500_00)
    expect(dropSince(day(2), prices)).toBe(2_500_00)
  })

  test('counts an offer, because that is the asking price', () => {
    expect(
      dropSince(day(2), [stored(1, 25_000_00), stored(5, 25_000_00, { offerPriceCents: 24_000_00 })]),
    ).toBe(1_000_00)
  })

  test('is in the whole dollars that pages show', () => {
    expect(dropSince(day(2), [stored(1, 25_000_60), stored(5, 24_000_40)])).toBe(1_001_00)
    expect(dropSince(day(2), [stored(1, 25_000_40), stored(5, 25_000_00)])).toBeNull()
  })

  test.each([
    ['went up', [stored(1, 25_000_00), stored(5, 26_000_00)]],
    ['stayed the same', [stored(1, 25_000_00)]],
    ['came down and went up again', [stored(1, 25_000_00), stored(5, 24_000_00), stored(9, 25_000_00)]],
    ['was a placeholder', [stored(1, 10_00), stored(5, 5_00)]],
    ['was missing', [stored(1, null), stored(5, 24_000_00)]],
    ['is not stored as far back', [stored(3, 25_000_00), stored(5, 24_000_00)]],
    ['has no history', []],
    ['included other things then', [stored(1, 25_000_00, { priceKind: 'drive_away' }), stored(5, 24_000_00)]],
  ])('is unknown where the price %s', (_what, prices) => {
    expect(dropSince(day(2), prices)).toBeNull()
  })

  test('is unknown where the site shows another price, or none', () => {
    const prices = [stored(1, 25_000_00), stored(5, 24_000_00)]

    expect(priceDropCents(prices, price(20_000_00), null, day(2))).toBeNull()
    expect(priceDropCents(prices, price(24_000_00), 'drive_away', day(2))).toBeNull()
    expect(priceDropCents(prices, { kind: 'preorder' }, null, day(2))).toBeNull()
  })

  test('is unknown where the time is', () => {
    expect(dropSince(new Date(0), [stored(1, 25_000_00), stored(5, 24_000_00)])).toBeNull()
  })
})

function stored(on: number, priceCents: number | null, overrides: Partial<StoredPrice> = {}): StoredPrice {
  return { priceCents, offerPriceCents: null, priceKind: null, from: day(on), ...overrides }
}

function price(amountCents: number): PriceDisplay {
  return { kind: 'price', amountCents, wasCents: null, before: null, includes: null, priceKind: null }
}

function dropSince(savedAt: Date, prices: StoredPrice[]) {
  const { offerPriceCents = null, priceCents = null } = prices.at(-1) ?? {}
  const amountCents = offerPriceCents ?? priceCents
  return priceDropCents(
    prices,
    amountCents === null ? { kind: 'preorder' } : price(amountCents),
    null,
    savedAt,
  )
}

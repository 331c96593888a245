import { describe, expect, test } from 'vitest'
import type { PriceDisplay } from './price-display.ts'
import { type StoredPrice, priceHistory } from './price-history.ts'

const day = (number: number) => new Date(`2026-03-${String(number).padStart(2, '0')}T09:00:00+10:00`)

describe('PRC-04 the price history of a vehicle', () => {
  test('lists the prices it was offered at, newest first', () => {
    expect(historyOf([stored(1, 25_000_00), stored(5, 24_000_00), stored(9, 22_000_00)])).toEqual([
      { amountCents: 22_000_00, from: day(9) },
      { amountCents: 24_000_00, from: day(5) },
      { amountCents: 25_000_00, from: day(1) },
    ])
  })

  test('lists the offer while there was one, because that was the asking price', () => {
    expect(amountsOf([stored(1, 25_000_00), stored(5, 25_000_00, { offerPriceCents: 23_000_00 })])).toEqual([
      23_000_00, 25_000_00,
    ])
  })

  test('never lists a price that an offer replaced from the first day', () => {
    expect(amountsOf([stored(1, 25_000_00, { offerPriceCents: 23_000_00 }), stored(5, 22_000_00)])).toEqual([
      22_000_00, 23_000_00,
    ])
  })

  test('lists each price once, even when other fields change', () => {
    expect(
      amountsOf([
        stored(1, 25_000_00),
        stored(2, 25_000_00),
        stored(3, null),
        stored(4, 25_000_00),
        stored(5, 24_000_00),
      ]),
    ).toEqual([24_000_00, 25_000_00])
  })

  test('leaves out placeholders and prices that included other things', () => {
    const prices = [
      stored(1, 10_00),
      stored(2, 30_000_00, { priceKind: 'drive_away' }),
      stored(3, 25_000_00),
      stored(4, 24_000_00),
    ]

    expect(amountsOf(prices)).toEqual([24_000_00, 25_000_00])
  })

  test.each([
    ['one price', [stored(1, 25_000_00)]],
    ['a price that went up', [stored(1, 25_000_00), stored(2, 26_000_00)]],
    ['a price that was removed', [stored(1, 25_000_00), stored(2, null)]],
    ['no stored prices', []],
  ])('is empty for %s', (_what, prices) => {
    expect(historyOf(prices)).toEqual([])
  })

  test('is empty where the shown price differs from the last stored one', () => {
    const shown = price(20_000_00)

    expect(priceHistory([stored(1, 25_000_00), stored(2, 24_000_00)], shown, null)).toEqual([])
    expect(priceHistory([stored(1, 25_000_00)], { kind: 'subscription', amountCents: 389_00 }, null)).toEqual(
      [],
    )
  })
})

function stored(on: number, priceCents: number | null, overrides: Partial<StoredPrice> = {}): StoredPrice {
  return { priceCents, offerPriceCents: null, priceKind: null, from: day(on), ...overrides }
}

function price(amountCents: number): PriceDisplay {
  return { kind: 'price', amountCents, wasCents: null, before: null, includes: null, priceKind: null }
}

function historyOf(prices: StoredPrice[]) {
  const { offerPriceCents, priceCents } = prices.at(-1) ?? { offerPriceCents: null, priceCents: null }
  const amountCents = offerPriceCents ?? priceCents
  const shown = amountCents === null ? ({ kind: 'preorder' } as const) : price(amountCents)
  return priceHistory(prices, shown, null)
}

function amountsOf(prices: StoredPrice[]) {
  return historyOf(prices).map(({ amountCents }) => amountCents)
}

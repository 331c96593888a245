import { describe, expect, test } from 'vitest'
import type { MarketPrices } from './car.ts'
import { marketBadge } from './market-badge.ts'
import type { PriceDisplay } from './price-display.ts'
import { samplePrice as price } from '../../../tests/support/samples/sample-price.ts'

const market: MarketPrices = { stateAverageCents: null, averageCents: null, kind: 'drive_away' }
const NaNCents = Number.NaN

describe('CAR-11 the market badge', () => {
  test.each([
    ['499 below', 40_499_00, null],
    ['499.01 below', 40_499_01, 499_01],
    ['500 below', 40_500_00, 500_00],
    ['the same', 40_000_00, null],
    ['above', 39_000_00, null],
    ['no average', null, null],
    ['an average of nothing', 0, null],
    ['an average that is no number', NaNCents, null],
    ['an average without end', Infinity, null],
    ['an average below nothing', -50_000_00, null],
    ['a huge average', 9_999_999_99, 9_999_999_99 - 40_000_00],
  ])('%s the state’s average', (_what, stateAverageCents, belowCents) => {
    const badge = badgeOf({ stateAverageCents })

    expect(badge).toEqual(
      belowCents && { belowCents, averageCents: stateAverageCents, area: 'state', priceKind: 'drive_away' },
    )
  })

  test.each([null, 0, NaNCents, -1])('goes by the country’s where the state’s is %s', (stateAverageCents) => {
    expect(badgeOf({ stateAverageCents, averageCents: 41_000_00 })).toMatchObject({
      belowCents: 1_000_00,
      area: 'country',
    })
  })

  test('goes by the state’s even where only the country’s is far above', () => {
    expect(badgeOf({ stateAverageCents: 40_100_00, averageCents: 50_000_00 })).toBeNull()
  })

  test('PRC-04 compares only prices that include the same', () => {
    const averageCents = 50_000_00

    expect(badgeOf({ averageCents, kind: 'excluding_government_charges' })).toBeNull()
    expect(badgeOf({ averageCents, kind: 'estimated_drive_away' })).toBeNull()
    expect(badgeOf({ averageCents, kind: null })).toBeNull()
    expect(marketBadgeOf({ stateAverageCents: null, averageCents })).toBeNull()
    expect(badgeOf({ averageCents, kind: null }, { ...price, priceKind: null })).toBeNull()
    expect(
      badgeOf({ averageCents, kind: 'from' }, { ...price, before: 'From', priceKind: 'from' }),
    ).toBeNull()
    expect(badgeOf({ averageCents }, { ...price, before: 'From' })).toBeNull()
    expect(
      badgeOf(
        { averageCents, kind: 'excluding_government_charges' },
        {
          ...price,
          priceKind: 'excluding_government_charges',
        },
      ),
    ).not.toBeNull()
  })

  test.each<PriceDisplay>([
    { kind: 'subscription', amountCents: 389_00 },
    { kind: 'preorder' },
    { kind: 'no-price', text: 'Enquire for price.' },
  ])('is for a price to buy at, not for $kind', (shown) => {
    expect(badgeOf({ averageCents: 50_000_00 }, shown)).toBeNull()
  })

  test.each([
    ['in_stock', true],
    ['coming_soon', true],
    ['sold', false],
    ['withdrawn', false],
  ] as const)('of a vehicle that is %s: %s', (status, isShown) => {
    const marketPrices = { ...market, averageCents: 50_000_00 }

    expect(marketBadge({ status, marketPrices }, price, { marketBadge: true }) !== null).toBe(isShown)
  })

  test('is the dealer’s to switch on', () => {
    const car = { status: 'in_stock', marketPrices: { ...market, averageCents: 50_000_00 } } as const

    expect(marketBadge(car, price, { marketBadge: false })).toBeNull()
    expect(marketBadge({ ...car, marketPrices: null }, price, { marketBadge: true })).toBeNull()
  })
})

function badgeOf(wishes: Partial<MarketPrices>, shown: PriceDisplay = price) {
  return marketBadgeOf({ ...market, ...wishes }, shown)
}

function marketBadgeOf(marketPrices: MarketPrices, shown: PriceDisplay = price) {
  return marketBadge({ status: 'in_stock', marketPrices }, shown, { marketBadge: true })
}

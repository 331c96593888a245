import { describe, expect, test } from 'vitest'
import type { MarketPrices } from '../cars/car.ts'
import { marketBadge } from './market-badge.ts'
import type { PriceDisplay } from '../cars/price-display.ts'
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
    ['an average of zero', 0, null],
    ['an average that isn’t a number', NaNCents, null],
    ['an infinite average', Infinity, null],
    ['a negative average', -50_000_00, null],
    ['a huge average', 9_999_999_99, 9_999_999_99 - 40_000_00],
  ])('compares a price with the state average: %s', (_what, stateAverageCents, belowCents) => {
    const badge = badgeOf({ stateAverageCents })

    expect(badge).toEqual(
      belowCents && { belowCents, averageCents: stateAverageCents, area: 'state', priceKind: 'drive_away' },
    )
  })

  test.each([null, 0, NaNCents, -1])(
    'uses the national average where the state’s is %s',
    (stateAverageCents) => {
      expect(badgeOf({ stateAverageCents, averageCents: 41_000_00 })).toMatchObject({
        belowCents: 1_000_00,
        area: 'country',
      })
    },
  )

  test('uses the state average even where the national one is far higher', () => {
    expect(badgeOf({ stateAverageCents: 40_100_00, averageCents: 50_000_00 })).toBeNull()
  })

  test('PRC-04 compares only prices that include the same things', () => {
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
  ])('appears only for a purchase price, not for $kind', (shown) => {
    expect(badgeOf({ averageCents: 50_000_00 }, shown)).toBeNull()
  })

  test.each([
    ['in_stock', true],
    ['coming_soon', true],
    ['sold', false],
    ['withdrawn', false],
  ] as const)('for a vehicle that is %s shows: %s', (status, isShown) => {
    const marketPrices = { ...market, averageCents: 50_000_00 }

    expect(marketBadge({ status, marketPrices }, price, { marketBadge: true }) !== null).toBe(isShown)
  })

  test('appears only where the dealer turns it on', () => {
    const car = { status: 'in_stock', marketPrices: { ...market, averageCents: 50_000_00 } } as const

    expect(marketBadge(car, price, { marketBadge: false })).toBeNull()
    expect(marketBadge({ ...car, marketPrices: null }, price, { marketBadge: true })).toBeNull()
  })
})

function badgeOf(overrides: Partial<MarketPrices>, shown: PriceDisplay = price) {
  return marketBadgeOf({ ...market, ...overrides }, shown)
}

function marketBadgeOf(marketPrices: MarketPrices, shown: PriceDisplay = price) {
  return marketBadge({ status: 'in_stock', marketPrices }, shown, { marketBadge: true })
}

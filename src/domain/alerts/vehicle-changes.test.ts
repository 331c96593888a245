import { expect, test } from 'vitest'
import { stateToCompare, vehicleChanges, stillHolds } from './vehicle-changes.ts'
import type { VehicleState } from './vehicle-state.ts'

const state = (overrides: Partial<VehicleState> = {}): VehicleState => ({
  isOnSale: true,
  isReserved: false,
  priceCents: 40_000_00,
  priceKind: 'drive_away',
  ...overrides,
})
const gone = state({ isOnSale: false })

test.each<[string, VehicleState | null, VehicleState, ReturnType<typeof vehicleChanges>]>([
  ['a lower price', state(), state({ priceCents: 39_000_00 }), { watchlist: ['price-drop'], isNew: false }],
  ['a higher price', state(), state({ priceCents: 41_000_00 }), { watchlist: [], isNew: false }],
  ['a few cents less', state(), state({ priceCents: 39_999_80 }), { watchlist: [], isNew: false }],
  [
    'a price that includes something else',
    state(),
    state({ priceCents: 36_000_00, priceKind: 'excluding_government_charges' }),
    { watchlist: [], isNew: false },
  ],
  [
    'a price that is gone',
    state(),
    state({ priceCents: null, priceKind: null }),
    { watchlist: [], isNew: false },
  ],
  [
    'a lower price of a vehicle on hold',
    state(),
    state({ priceCents: 39_000_00, isReserved: true }),
    { watchlist: [], isNew: false },
  ],
  ['the end of a hold', state({ isReserved: true }), state(), { watchlist: ['hold-ended'], isNew: false }],
  ['a sale', state(), gone, { watchlist: [], isNew: false }],
  ['a vehicle that is back', gone, state(), { watchlist: ['back-in-stock'], isNew: true }],
  ['one that is back on hold', gone, state({ isReserved: true }), { watchlist: [], isNew: true }],
  [
    'one that is back for less',
    gone,
    state({ priceCents: 30_000_00 }),
    { watchlist: ['back-in-stock'], isNew: true },
  ],
  ['a vehicle not seen before', null, state(), { watchlist: [], isNew: true }],
  ['a sold vehicle not seen before', null, gone, { watchlist: [], isNew: false }],
])('SAVE-06 %s', (_, before, now, expected) => {
  expect(vehicleChanges(before, now)).toEqual(expected)
})

test.each<[string, VehicleState[], ReturnType<typeof vehicleChanges>]>([
  [
    'a price that fell while someone held the vehicle',
    [state({ isReserved: true }), state({ isReserved: true, priceCents: 36_000_00 })],
    { watchlist: ['price-drop', 'hold-ended'], isNew: false },
  ],
  [
    'a price that rose again before the hold ended',
    [state({ isReserved: true, priceCents: 30_000_00 }), state({ isReserved: true, priceCents: 36_000_00 })],
    { watchlist: ['price-drop', 'hold-ended'], isNew: false },
  ],
  [
    'a vehicle that came back on hold, which is not new a second time',
    [gone, state({ isReserved: true, priceCents: 45_000_00 }), state({ isReserved: true })],
    { watchlist: ['back-in-stock'], isNew: false },
  ],
  [
    'a vehicle that was sold while it was reserved, and is back',
    [state({ isReserved: true }), { ...gone, isReserved: true }],
    { watchlist: ['back-in-stock'], isNew: true },
  ],
])('SAVE-06 the end of a hold tells %s', (_, seen, expected) => {
  const before = seen.reduce<VehicleState>(stateToCompare, state())

  expect(vehicleChanges(before, state({ priceCents: 36_000_00 }))).toEqual(expected)
})

test('SAVE-06 what is no longer true is not told', () => {
  const before = state()
  expect(stillHolds('price-drop', before, state({ priceCents: 39_000_00 }))).toBe(true)
  expect(stillHolds('price-drop', before, state())).toBe(false)
  expect(stillHolds('hold-ended', before, state({ isReserved: true }))).toBe(false)
  expect(stillHolds('new-match', before, state({ isReserved: true }))).toBe(true)
  for (const kind of ['price-drop', 'back-in-stock', 'hold-ended', 'new-match'] as const)
    expect(stillHolds(kind, before, state({ isOnSale: false, priceCents: 1_000_00 }))).toBe(false)
})

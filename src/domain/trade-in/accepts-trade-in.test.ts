import { expect, test } from 'vitest'
import { acceptsTradeIn } from './accepts-trade-in.ts'

const dealers = { privateSuburb: null, privatePostcode: null }

test.each([
  ['the dealer’s own vehicle', { ...dealers, status: 'in_stock' }, true],
  ['one coming soon', { ...dealers, status: 'coming_soon' }, true],
  ['a sold one', { ...dealers, status: 'sold' }, false],
  [
    'a private seller’s vehicle',
    { status: 'in_stock', privateSuburb: 'Nundah', privatePostcode: null },
    false,
  ],
] as const)('CAR-05 a trade-in on %s: %#', (_which, car, takes) => {
  expect(acceptsTradeIn(car)).toBe(takes)
})

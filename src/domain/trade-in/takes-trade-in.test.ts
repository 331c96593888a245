import { expect, test } from 'vitest'
import { takesTradeIn } from './takes-trade-in.ts'

const dealers = { privateSuburb: null, privatePostcode: null }

test.each([
  ['the dealer’s own vehicle', { ...dealers, status: 'in_stock' }, true],
  ['one that is on its way', { ...dealers, status: 'coming_soon' }, true],
  ['one that is sold', { ...dealers, status: 'sold' }, false],
  [
    'a private seller’s vehicle',
    { status: 'in_stock', privateSuburb: 'Nundah', privatePostcode: null },
    false,
  ],
] as const)('CAR-05 a trade-in towards %s: %#', (_which, car, takes) => {
  expect(takesTradeIn(car)).toBe(takes)
})

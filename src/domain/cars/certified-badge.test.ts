import { expect, test } from 'vitest'
import { hasCertifiedBadge } from './certified-badge.ts'

const corolla = { make: 'Toyota', certified: true, status: 'in_stock' } as const

test.each([
  ['a certified Toyota', corolla, true, true],
  ['in whatever letters', { ...corolla, make: 'TOYOTA' }, true, true],
  ['another make', { ...corolla, make: 'Mazda' }, true, false],
  ['one without a certificate', { ...corolla, certified: false }, true, false],
  ['one that is sold', { ...corolla, status: 'sold' }, true, false],
  ['where the dealer takes no part', corolla, false, false],
] as const)('CAR-12 the certified badge on %s', (_which, car, certifiedBadge, shown) => {
  expect(hasCertifiedBadge(car, { certifiedBadge })).toBe(shown)
})

import { expect, test } from 'vitest'
import { hasCertifiedBadge } from './certified-badge.ts'

const corolla = { make: 'Toyota', certified: true, status: 'in_stock' } as const

test.each([
  ['a certified Toyota', corolla, true, true],
  ['one in other letters', { ...corolla, make: 'TOYOTA' }, true, true],
  ['another make', { ...corolla, make: 'Mazda' }, true, false],
  ['one without a certificate', { ...corolla, certified: false }, true, false],
  ['one that is sold', { ...corolla, status: 'sold' }, true, false],
  ['any vehicle of a dealer outside the scheme', corolla, false, false],
] as const)('CAR-12 the certified badge on %s', (_which, car, certifiedBadge, shown) => {
  expect(hasCertifiedBadge(car, { certifiedBadge })).toBe(shown)
})

import { expect, test } from 'vitest'
import { holdsTime } from './holds-time.ts'

const defaults = { isSuspect: false, isProven: false, fromAddressToday: 1, heldByCustomer: 0 }

test.each([
  [{}, true],
  [{ fromAddressToday: 3, heldByCustomer: 2 }, true],
  [{ fromAddressToday: 4 }, false],
  [{ fromAddressToday: 8, isProven: true }, true],
  [{ fromAddressToday: 9, isProven: true }, false],
  [{ heldByCustomer: 3, isProven: true }, false],
  [{ isSuspect: true }, false],
  [{ isSuspect: true, isProven: true }, false],
])('LEAD-09 LEAD-10 a booking with %o holds its time at once: %s', (overrides, holds) => {
  expect(holdsTime({ ...defaults, ...overrides })).toBe(holds)
})

import { expect, test } from 'vitest'
import { canBeHeld, isGoneForGood } from './can-be-held.ts'

const now = new Date('2026-03-10T02:00:00Z')
const dayAgo = new Date('2026-03-09T02:00:00Z')
const hourAgo = new Date('2026-03-10T01:00:00Z')
const shown = { status: 'in_stock', showOnDealerWebsite: true } as const

test('RSV-02 a vehicle can be held while it is in stock and shown', () => {
  expect(canBeHeld(shown)).toBe(true)
  expect(canBeHeld({ ...shown, showOnDealerWebsite: false })).toBe(false)
  for (const status of ['sold', 'withdrawn', 'coming_soon'] as const)
    expect(canBeHeld({ ...shown, status })).toBe(false)
})

test('RSV-02 a vehicle is gone for good when it has been away for a day', () => {
  const sold = { ...shown, status: 'sold', updatedAt: hourAgo } as const

  expect(isGoneForGood({ ...sold, soldAt: dayAgo }, now)).toBe(true)
  expect(isGoneForGood({ ...sold, soldAt: hourAgo }, now)).toBe(false)
  expect(isGoneForGood({ ...sold, status: 'withdrawn', soldAt: null, updatedAt: dayAgo }, now)).toBe(true)
  expect(isGoneForGood({ ...shown, soldAt: null, updatedAt: dayAgo }, now)).toBe(false)
})

import { expect, test } from 'vitest'
import { savedState } from './saved-state.ts'

const now = new Date('2026-03-10T12:00:00+10:00')
const policy = { soldDays: 7, minimumUsedPhotos: 1, excludedStockNumbers: ['X1'], excludedMakes: [] }
const car = {
  carType: 'used' as const,
  images: ['/front.webp'],
  make: 'Toyota',
  showOnDealerWebsite: true,
  soldAt: null,
  status: 'in_stock' as const,
  stockNumber: 'U1',
  reserved: false,
}

test.each([
  ['for sale', {}, 'for-sale'],
  ['coming soon', { status: 'coming_soon' as const }, 'for-sale'],
  ['reserved', { reserved: true }, 'reserved'],
  ['just sold', { status: 'sold' as const, soldAt: new Date('2026-03-09'), reserved: true }, 'sold'],
  ['sold long ago', { status: 'sold' as const, soldAt: new Date('2025-03-09') }, 'sold'],
  ['withdrawn', { status: 'withdrawn' as const }, 'gone'],
  ['hidden', { showOnDealerWebsite: false }, 'gone'],
  ['sold and hidden', { status: 'sold' as const, soldAt: now, showOnDealerWebsite: false }, 'gone'],
  ['excluded', { stockNumber: 'X1' }, 'gone'],
])('SAVE-04 a saved vehicle that is %s', (_what, overrides, state) => {
  expect(savedState({ ...car, ...overrides }, policy, now)).toBe(state)
})

test('SAVE-04 a saved vehicle that the site no longer has is gone', () => {
  expect(savedState(undefined, policy, now)).toBe('gone')
})

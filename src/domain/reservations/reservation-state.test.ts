import { expect, test } from 'vitest'
import { unpriced } from '../../../tests/support/samples/sample-price.ts'
import type { ReservationPolicy } from './reservation-offer.ts'
import { reservationState } from './reservation-state.ts'

const car = {
  ...unpriced,
  slug: 'hilux',
  status: 'in_stock',
  reserved: false,
  showOnDealerWebsite: true,
  priceCents: 45_990_00,
} as const
const reservations: ReservationPolicy = { enabled: true, depositCents: 200_00, path: 'checkout' }
const site = {
  reservations,
  prices: { offersSubscriptions: false, noPriceText: 'Enquire for price.', defaultKind: null },
}

test.each([
  ['in stock', {}, 'free'],
  ['that the dealer marks as reserved', { reserved: true }, 'reserved'],
  ['that is sold', { status: 'sold' }, 'gone'],
  ['that is withdrawn', { status: 'withdrawn' }, 'gone'],
  ['that is sold and was reserved', { status: 'sold', reserved: true }, 'gone'],
  ['that the dealer took off the website', { showOnDealerWebsite: false }, 'gone'],
  ['that is coming soon', { status: 'coming_soon' }, 'not for reserving'],
  ['without a price', { priceCents: null }, 'not for reserving'],
] as const)('RSV-02 a vehicle %s: %#', (_case, changes, state) => {
  const claims = { hold: null, byDealer: 'reserved' in changes, waiting: 0 }
  expect(reservationState({ ...car, ...changes }, claims, site)).toBe(state)
})

test.each([
  ['is live', { hold: 'live' }, 'held'],
  ['is live, of a vehicle that the dealer reserves too', { hold: 'live', byDealer: true }, 'held'],
  ['is due', { hold: 'due' }, 'free'],
  ['is due, while people wait', { hold: 'due', waiting: 2 }, 'held'],
  ['is due, of a vehicle that the dealer reserves too', { hold: 'due', byDealer: true }, 'reserved'],
  [
    'is due, while people wait for one the dealer reserves',
    { hold: 'due', byDealer: true, waiting: 2 },
    'reserved',
  ],
  ['has just ended', { hold: null }, 'free'],
] as const)('RSV-02 a vehicle whose hold %s: %#', (_case, changes, state) => {
  const claims = { byDealer: false, waiting: 0, ...changes }
  expect(reservationState({ ...car, reserved: true }, claims, site)).toBe(state)
})

test('RSV-02 nobody waits for a held vehicle that is sold', () => {
  const claims = { hold: 'live', byDealer: false, waiting: 0 } as const
  expect(reservationState({ ...car, reserved: true, status: 'sold' }, claims, site)).toBe('gone')
})

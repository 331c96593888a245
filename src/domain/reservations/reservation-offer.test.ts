import { expect, test } from 'vitest'
import { reservationOffer, type ReservationPolicy } from './reservation-offer.ts'

const hilux = {
  slug: 'hilux',
  status: 'in_stock',
  reserved: false,
  priceCents: 45_990_00,
  offerPriceCents: null,
} as const
const policy: ReservationPolicy = { enabled: true, depositCents: 200_00, path: 'checkout' }

type Given = Partial<Omit<typeof hilux, 'status' | 'reserved' | 'priceCents' | 'offerPriceCents'>> & {
  status?: 'in_stock' | 'coming_soon' | 'sold' | 'withdrawn'
  reserved?: boolean
  priceCents?: number | null
  offerPriceCents?: number | null
}

test.each<[string, Given, boolean]>([
  ['that stands there', {}, true],
  ['that is not here yet', { status: 'coming_soon' }, false],
  ['that is sold', { status: 'sold' }, false],
  ['that is gone', { status: 'withdrawn' }, false],
  ['that somebody holds', { reserved: true }, false],
  ['without a price', { priceCents: null }, false],
  ['at $200', { priceCents: 200_00 }, false],
  ['above $200', { priceCents: 200_01 }, true],
  ['offered at $200', { offerPriceCents: 200_00 }, false],
  ['offered above $200', { priceCents: 100_00, offerPriceCents: 300_00 }, true],
])('CAR-05 RSV-01 a vehicle %s can be reserved: %#', (_which, given, can) => {
  expect(reservationOffer({ ...hilux, ...given }, policy) !== null).toBe(can)
})

test('CAR-05 nothing can be reserved where the dealer does not offer it', () => {
  expect(reservationOffer(hilux, { ...policy, enabled: false })).toBeNull()
})

test('CAR-05 reserving tells the deposit, how long it holds the vehicle, and the way the dealer chose', () => {
  expect(reservationOffer(hilux, { ...policy, path: 'buy-online', depositCents: 500_00 })).toEqual({
    href: '/cars/hilux/buy-online',
    depositCents: 500_00,
    heldForHours: 48,
  })
})

import { expect, test } from 'vitest'
import { unpriced } from '../../../tests/support/samples/sample-price.ts'
import type { PricedCar } from '../cars/price-display.ts'
import { reservationOffer, type ReservationPolicy } from './reservation-offer.ts'

const hilux = {
  ...unpriced,
  slug: 'hilux',
  status: 'in_stock',
  reserved: false,
  priceCents: 45_990_00,
} as const
const policy: ReservationPolicy = { enabled: true, depositCents: 200_00, path: 'checkout' }
const prices = { offersSubscriptions: false, noPriceText: 'Enquire for price.', defaultKind: null }

type Given = Partial<PricedCar> & {
  status?: 'in_stock' | 'coming_soon' | 'sold' | 'withdrawn'
  reserved?: boolean
}

test.each<[string, Given, boolean]>([
  ['in stock', {}, true],
  ['that is coming soon', { status: 'coming_soon' }, false],
  ['that is sold', { status: 'sold' }, false],
  ['that is withdrawn', { status: 'withdrawn' }, false],
  ['that is reserved', { reserved: true }, false],
  ['without a price', { priceCents: null }, false],
  ['at $200', { priceCents: 200_00 }, false],
  ['above $200', { priceCents: 200_01 }, true],
  ['offered at $200', { offerPriceCents: 200_00 }, false],
  ['offered above $200, with a lower price', { priceCents: 100_00, offerPriceCents: 300_00 }, false],
  ['offered above $200, without a price', { priceCents: null, offerPriceCents: 300_00 }, true],
])('CAR-05 RSV-01 a vehicle %s can be reserved: %#', (_case, given, can) => {
  expect(reservationOffer({ ...hilux, ...given }, policy, prices) !== null).toBe(can)
})

test('CAR-05 nothing can be reserved where the dealer does not offer it', () => {
  expect(reservationOffer(hilux, { ...policy, enabled: false }, prices)).toBeNull()
})

test('CAR-05 an offer has the deposit, the holding period and the dealer’s chosen path', () => {
  const paid = { ...policy, path: 'buy-online', depositCents: 500_00, takesPayments: true } as const

  expect(reservationOffer(hilux, paid, prices)).toEqual({
    href: '/cars/hilux/buy-online',
    depositCents: 500_00,
    heldForHours: 48,
  })
})

test('RSV-01 no hold is promised where the deposit can’t be paid online', () => {
  expect(reservationOffer(hilux, policy, prices)).toMatchObject({ heldForHours: null })
})

test('RSV-01 a subscription vehicle can’t be reserved at its hidden purchase price', () => {
  const subscribed = { ...hilux, subscriptionPriceCents: 389_00 }

  expect(reservationOffer(subscribed, policy, { ...prices, offersSubscriptions: true })).toBeNull()
  expect(reservationOffer(subscribed, policy, prices)).not.toBeNull()
})

import type { Car } from '../cars/car.ts'
import { currentPrice } from '../cars/price-display.ts'

/** How a dealer lets vehicles be reserved. */
export type ReservationPolicy = { enabled: boolean; depositCents: number; path: 'checkout' | 'buy-online' }

/** What a deposit does: it is given back whole, and until then nobody else can have the vehicle. */
export type ReservationOffer = { href: string; depositCents: number; heldForHours: number }

type ReservedCar = Pick<Car, 'slug' | 'status' | 'reserved' | 'priceCents' | 'offerPriceCents'>

/** A vehicle up to this price is not worth a deposit. */
const HIGHEST_UNRESERVED_CENTS = 200_00
const HELD_FOR_HOURS = 48

/** How a vehicle can be reserved: only one that stands there, that nobody holds yet, and that costs more than $200. */
export function reservationOffer(car: ReservedCar, policy: ReservationPolicy): ReservationOffer | null {
  const isFree = car.status === 'in_stock' && !car.reserved
  if (!policy.enabled || !isFree || (currentPrice(car) ?? 0) <= HIGHEST_UNRESERVED_CENTS) return null
  return {
    href: `/cars/${car.slug}/${policy.path}`,
    depositCents: policy.depositCents,
    heldForHours: HELD_FOR_HOURS,
  }
}

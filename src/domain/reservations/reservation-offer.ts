import type { Car } from '../cars/car.ts'
import { type PricedCar, priceDisplay, type PricePolicy } from '../cars/price-display.ts'

/** How a dealer lets vehicles be reserved. */
export type ReservationPolicy = {
  enabled: boolean
  depositCents: number
  path: 'checkout' | 'buy-online'
  /** Whether the deposit can be paid online; nothing sets it until there is a checkout. */
  takesPayments?: boolean
}

/** A deposit is refundable in full. It holds the vehicle once it is paid. */
export type ReservationOffer = {
  href: string
  depositCents: number
  /** `null` where the deposit can't be paid online: a request alone holds nothing. */
  heldForHours: number | null
}

type ReservedCar = Pick<Car, 'slug' | 'status' | 'reserved'> & PricedCar

/** A vehicle up to this price is not worth a deposit. */
const HIGHEST_UNRESERVED_CENTS = 200_00
const HELD_FOR_HOURS = 48

/**
 * How a vehicle can be reserved: only one in stock that nobody holds yet, and whose shown price is above $200. A
 * subscription vehicle has a purchase price too, but shoppers never see it, so they can't put a deposit on it.
 */
export function reservationOffer(
  car: ReservedCar,
  policy: ReservationPolicy,
  prices: PricePolicy,
): ReservationOffer | null {
  const price = priceDisplay(car, prices)
  const isFree = car.status === 'in_stock' && !car.reserved
  const isWorthIt = price.kind === 'price' && price.amountCents > HIGHEST_UNRESERVED_CENTS
  if (!policy.enabled || !isFree || !isWorthIt) return null
  return {
    href: `/cars/${car.slug}/${policy.path}`,
    depositCents: policy.depositCents,
    heldForHours: policy.takesPayments ? HELD_FOR_HOURS : null,
  }
}

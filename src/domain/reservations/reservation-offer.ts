import type { Car } from '../cars/car.ts'
import { HELD_HOURS } from './hold-times.ts'
import { type PricedCar, priceDisplay, type PricePolicy } from '../cars/price-display.ts'

/** The dealer's reservation settings. */
export type ReservationPolicy = {
  enabled: boolean
  depositCents: number
  path: 'checkout' | 'buy-online'
  /** Whether the deposit can be paid online. */
  takesPayments?: boolean
}

/** A deposit is fully refundable. It holds the vehicle once it is paid. */
export type ReservationOffer = {
  href: string
  depositCents: number
  /** `null` where the deposit can't be paid online, because a request alone holds nothing. */
  heldForHours: number | null
}

export type ReservedCar = Pick<Car, 'slug' | 'status' | 'reserved'> & PricedCar

/** A vehicle up to this price is not worth a deposit. */
const HIGHEST_UNRESERVED_CENTS = 200_00

/**
 * How to reserve a vehicle: it must be in stock and unreserved, with a displayed price above $200. A
 * subscription vehicle also has a purchase price, but shoppers never see it, so they can't put a deposit on it.
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
    heldForHours: policy.takesPayments ? HELD_HOURS : null,
  }
}

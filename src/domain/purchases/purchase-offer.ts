import type { Car } from '../cars/car.ts'
import type { PricedCar, PricePolicy } from '../cars/price-display.ts'
import { reservationOffer, type ReservationPolicy } from '../reservations/reservation-offer.ts'

export type PurchasePolicy = ReservationPolicy & { onlinePurchase: 'off' | 'all' | 'used' }

type BuyableCar = Pick<Car, 'slug' | 'status' | 'reserved' | 'carType'> & PricedCar

/**
 * How a vehicle can be bought online, beginning with its deposit (RSV-04): where the dealer sells such vehicles online, or lets
 * customers accept a price online. Like a reservation, it needs a vehicle that is free and a price that is shown.
 */
export function purchaseOffer(
  car: BuyableCar,
  policy: PurchasePolicy,
  prices: PricePolicy & { onlinePricing: boolean },
): { href: string; label: 'Buy Online' | 'Accept This Price' } | null {
  const reservation = reservationOffer(car, policy, prices)
  const isSold =
    policy.onlinePurchase === 'all' || (policy.onlinePurchase === 'used' && car.carType === 'used')
  // A deposit that nobody can pay online starts no purchase.
  if (!reservation || reservation.heldForHours === null || !(isSold || prices.onlinePricing)) return null
  return {
    href: `/checkout-journey?car_id=${encodeURIComponent(car.slug)}`,
    label: prices.onlinePricing ? 'Accept This Price' : 'Buy Online',
  }
}

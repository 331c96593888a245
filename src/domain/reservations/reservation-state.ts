import type { Car } from '../cars/car.ts'
import { isAvailable } from '../cars/is-available.ts'
import type { PricePolicy } from '../cars/price-display.ts'
import { type ReservationPolicy, type ReservedCar, reservationOffer } from './reservation-offer.ts'

/**
 * What someone who wants to reserve a vehicle can do. `free`: reserve it. `held`: wait, because someone else holds it.
 * `reserved`: call, because only the dealer knows until when. `gone`: look at others, because it is sold or withdrawn.
 * `not for reserving`: visit its page.
 */
export type ReservationState = 'free' | 'held' | 'reserved' | 'gone' | 'not for reserving'

/** What keeps others from a vehicle. */
export type VehicleClaims = {
  /** `due`: its time is up, and only the record of its end is missing. */
  hold: 'live' | 'due' | null
  /** Whether the dealer’s own data says that it is reserved. */
  byDealer: boolean
  /** How many people wait for it. */
  waiting: number
}

/** `claims` decide about a vehicle that is shown as reserved, and may be newer than the vehicle. */
export function reservationState(
  car: ReservedCar & Pick<Car, 'showOnDealerWebsite'>,
  claims: VehicleClaims,
  { reservations, prices }: { reservations: ReservationPolicy; prices: PricePolicy },
): ReservationState {
  if (!isAvailable(car) || !car.showOnDealerWebsite) return 'gone'
  if (!reservationOffer({ ...car, reserved: false }, reservations, prices)) return 'not for reserving'
  if (car.reserved && claims.hold === 'live') return 'held'
  if (car.reserved && claims.byDealer) return 'reserved'
  // Who waits for it is offered it first: when the end of its last hold is recorded, or when the dealer’s data gives it back.
  return claims.waiting > 0 ? 'held' : 'free'
}

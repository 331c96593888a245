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

export function reservationState(
  car: ReservedCar & Pick<Car, 'showOnDealerWebsite'>,
  isHeld: boolean,
  { reservations, prices }: { reservations: ReservationPolicy; prices: PricePolicy },
): ReservationState {
  if (!isAvailable(car) || !car.showOnDealerWebsite) return 'gone'
  if (reservationOffer(car, reservations, prices)) return 'free'
  if (!reservationOffer({ ...car, reserved: false }, reservations, prices)) return 'not for reserving'
  return isHeld ? 'held' : 'reserved'
}

import type { Car } from '#domain/cars/car.ts'
import { vehicleWordFor } from '#domain/cars/vehicle-word.ts'
import { type ReservationState, reservationState } from '#domain/reservations/reservation-state.ts'
import { similarAddress } from '#domain/search/stock-addresses/similar-address.ts'
import type { ReservationDesk } from '#operations/reservations/reservation-desk.ts'

/** What someone can do who wants this vehicle now. Nobody waits for one that is sold. */
export async function stateOf(
  car: Car,
  { site, holds, holdQueue }: ReservationDesk,
): Promise<ReservationState> {
  const [claims, waiting] = await Promise.all([
    car.reserved ? holds.claimsOn(car.id) : { hold: null, byDealer: false },
    holdQueue.lengthOf(car.id),
  ])
  return reservationState(car, { ...claims, waiting }, site)
}

/** What a page says of a vehicle that is sold or withdrawn, and where others of its model are. */
export function goneFacts(car: Car, { site }: Pick<ReservationDesk, 'site'>) {
  const word = vehicleWordFor(car, site.stock.vehicleWord)
  return {
    title: `This ${word} ${car.status === 'sold' ? 'has been sold' : 'is no longer for sale'}`,
    similarHref: similarAddress(car),
  }
}

import type { Car } from '#domain/cars/car.ts'
import { vehicleWordFor } from '#domain/cars/vehicle-word.ts'
import { type ReservationState, reservationState } from '#domain/reservations/reservation-state.ts'
import { landingAddress } from '#domain/search/search-path.ts'
import { emptySearch } from '#domain/search/search-state.ts'
import type { ReservationDesk } from '#operations/reservations/reservation-desk.ts'

/** What someone can do who wants this vehicle now. Nobody waits for one that is sold. */
export async function stateOf(
  car: Car,
  { site, holds, holdQueue }: ReservationDesk,
): Promise<ReservationState> {
  const [claims, waiting] = car.reserved
    ? await Promise.all([holds.claimsOn(car.id), holdQueue.lengthOf(car.id)])
    : [{ hold: null, byDealer: false }, 0]
  return reservationState(car, { ...claims, waiting }, site)
}

/** What a page says of a vehicle that is sold or withdrawn, and where others of its model are. */
export function goneFacts(car: Car, { site }: Pick<ReservationDesk, 'site'>) {
  const word = vehicleWordFor(car, site.stock.vehicleWord)
  return {
    title: `This ${word} ${car.status === 'sold' ? 'has been sold' : 'is no longer for sale'}`,
    similarHref: landingAddress({ ...emptySearch, chosen: { make: [car.make], model: [car.model] } }),
  }
}

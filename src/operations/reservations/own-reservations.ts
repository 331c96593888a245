import { carTitle } from '#domain/cars/car-title.ts'
import { isOfNote } from '#domain/reservations/customer-view.ts'
import type { HoldState } from '#domain/reservations/hold-states.ts'
import { holdPath } from './hold-link.ts'
import type { ReservationDesk } from './reservation-desk.ts'

export type OwnReservation = {
  reference: string
  title: string
  state: HoldState
  until: Date
  path: string
}

/** No customer looks further back. */
const MAX_RESERVATIONS = 20

/** The reservations of a phone number that someone has proven to be theirs, newest first. */
export async function ownReservations(
  phone: string,
  { holds, cars, seal, now }: Pick<ReservationDesk, 'holds' | 'cars' | 'seal' | 'now'>,
): Promise<OwnReservation[]> {
  const own = await holds.ofPhone(phone, MAX_RESERVATIONS)
  const shown = own.filter(({ state, expiresAt }) => isOfNote({ state, until: expiresAt }, now()))
  const found = await Promise.all(
    shown.map(async ({ id, carId, reference, state, expiresAt }) => {
      const car = await cars.findById(carId)
      return (
        car && { reference, title: carTitle(car), state, until: expiresAt, path: await holdPath(id, seal) }
      )
    }),
  )
  return found.filter((reservation) => reservation !== null)
}

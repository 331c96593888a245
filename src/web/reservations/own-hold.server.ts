import type { Car } from '#domain/cars/car.ts'
import { HELD_HOURS } from '#domain/reservations/hold-times.ts'
import { holdIdIn, holdPath } from '#operations/reservations/hold-link.ts'
import type { ReservationDesk } from '#operations/reservations/reservation-desk.ts'
import { httpOnlyCookie } from '../request/http-only-cookie.server.ts'

/** The link’s token of the reservation that this browser opened last, so that its vehicle’s checkout leads back there. */
export const ownHoldCookie = httpOnlyCookie('reservation', HELD_HOURS * 60 * 60)

/**
 * Someone who goes back would otherwise read that someone else was first, and wait behind themselves. Only the link proves
 * that a hold is theirs: a phone number doesn’t.
 */
export async function ownHoldPath(request: Request, car: Car, desk: ReservationDesk) {
  const id = await openedHold(request, desk)
  return id && (await desk.holds.liveOf(car.id))?.id === id ? holdPath(id, desk.seal) : null
}

/** The reservation that this browser opened last, of whatever vehicle. */
export async function openedHoldPath(request: Request, desk: ReservationDesk) {
  const id = await openedHold(request, desk)
  return id && holdPath(id, desk.seal)
}

async function openedHold(request: Request, { seal }: ReservationDesk) {
  const token = await ownHoldCookie.read(request)
  return token && (await holdIdIn(token, seal))
}

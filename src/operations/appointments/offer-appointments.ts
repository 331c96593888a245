import type { AppointmentOffer } from '#domain/appointments/appointment-offer.ts'
import type { AppointmentKind, AppointmentPlan, Taken } from '#domain/appointments/appointment-plan.ts'
import { offeredSlots } from '#domain/appointments/offered-slots.ts'
import { offeredRange } from '#domain/appointments/slot-window.ts'
import { appointmentPlan, placesWithAppointments } from '#sites/appointment-plans.ts'
import type { LocationSettings } from '#sites/places.ts'
import type { Dealership } from '../sites/dealership.ts'

/** Whose appointments: when they are taken, and which are. */
export type SlotSource = Pick<Dealership, 'site' | 'appointments' | 'now'>

export type SlotQuery = {
  kind: AppointmentKind
  locationId: string
  /** The vehicle that is to be driven. */
  carId?: string | null
  /** The appointment that is to be moved, which does not stand in its own way. */
  movingId?: string | null
}

/** The times a customer can choose from at a place, or `null` where appointments are arranged with somebody. */
export async function offerAppointments(
  wish: SlotQuery,
  dealership: SlotSource,
): Promise<AppointmentOffer | null> {
  const found = requestedPlan(wish, dealership)
  if (!found) return null
  const { place, plan } = found
  const now = dealership.now()
  const taken = await takenTimes(wish, offeredRange(plan, now), dealership)
  return {
    kind: wish.kind,
    location: { id: place.id, name: place.name },
    timeZone: plan.timeZone,
    days: offeredSlots(plan, taken, now),
  }
}

/** The place that was asked for and when it takes such appointments. */
export function requestedPlan(
  { kind, locationId }: Pick<SlotQuery, 'kind' | 'locationId'>,
  { site }: Pick<SlotSource, 'site'>,
): { place: LocationSettings; plan: AppointmentPlan } | null {
  const place = placesWithAppointments(site, kind).find(({ id }) => id === locationId)
  const plan = place && appointmentPlan(site, kind, place)
  return place && plan ? { place, plan } : null
}

export function takenTimes(
  { kind, locationId, carId = null, movingId = null }: SlotQuery,
  range: { from: Date; until: Date },
  { appointments }: SlotSource,
): Promise<Taken> {
  return appointments.taken({ kind, locationId, carId, ...range }, movingId)
}

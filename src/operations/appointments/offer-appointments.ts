import type { AppointmentStore } from '#data/appointments.ts'
import type { AppointmentOffer } from '#domain/appointments/appointment-offer.ts'
import type { AppointmentKind, AppointmentPlan, Taken } from '#domain/appointments/appointment-plan.ts'
import { offeredSlots } from '#domain/appointments/offered-slots.ts'
import { offeredRange } from '#domain/appointments/slot-window.ts'
import { appointmentPlan, placesWithAppointments } from '#sites/appointment-plans.ts'
import type { LocationSettings } from '#sites/places.ts'
import type { Dealership } from '../sites/dealership.ts'

/** The parts of a dealership that free times depend on. */
export type SlotSource = Pick<Dealership, 'site' | 'now'> & {
  appointments: Pick<AppointmentStore, 'taken'>
}

export type SlotQuery = {
  kind: AppointmentKind
  locationId: string
  /** The vehicle for a test drive. */
  carId?: string | null
  /** The appointment that moves; its own seat counts as free. */
  movingId?: string | null
}

/** The times a customer can choose from at a location, or `null` where it takes no online bookings. */
export async function offerAppointments(
  query: SlotQuery,
  dealership: SlotSource,
): Promise<AppointmentOffer | null> {
  const requested = requestedPlan(query, dealership)
  if (!requested) return null
  const { place, plan } = requested
  const now = dealership.now()
  const taken = await takenTimes(query, offeredRange(plan, now), dealership)
  return {
    kind: query.kind,
    location: { id: place.id, name: place.name },
    timeZone: plan.timeZone,
    days: offeredSlots(plan, taken, now),
  }
}

/** The requested location and its appointment plan. */
export function requestedPlan(
  { kind, locationId }: Pick<SlotQuery, 'kind' | 'locationId'>,
  { site }: Pick<SlotSource, 'site'>,
): { place: LocationSettings; plan: AppointmentPlan } | null {
  const place = placesWithAppointments(site, kind).find(({ id }) => id === locationId)
  const plan = place && appointmentPlan(site, kind, place)
  return place && plan ? { place, plan } : null
}

/** The booked times that a query has to avoid. */
export function takenTimes(
  { kind, locationId, carId = null, movingId = null }: SlotQuery,
  range: { from: Date; until: Date },
  { appointments }: SlotSource,
): Promise<Taken> {
  return appointments.taken({ kind, locationId, carId, ...range }, movingId)
}

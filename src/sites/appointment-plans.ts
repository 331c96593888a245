import type { AppointmentKind, AppointmentPlan } from '#domain/appointments/appointment-plan.ts'
import { specialHoursAt } from '#domain/locations/hours/special-hours.ts'
import { placesThatSell } from '#domain/locations/places-that-sell.ts'
import { placesThatService } from '#domain/locations/places-that-service.ts'
import { timeZoneOf } from '#domain/locations/time-zone-of.ts'
import type { LocationSettings } from './places.ts'
import type { Site } from './site.ts'

/** The locations at which customers can book appointments of a kind themselves. */
export function placesWithAppointments(site: Site, kind: AppointmentKind): LocationSettings[] {
  const places = kind === 'service' ? placesThatService(site.locations) : placesThatSell(site.locations)
  return places.filter((place) => appointmentPlan(site, kind, place) !== null)
}

/** When a location takes appointments of a kind. `null` if customers arrange them with staff. */
export function appointmentPlan(
  site: Site,
  kind: AppointmentKind,
  place: LocationSettings,
): AppointmentPlan | null {
  const { plans, blocked } = site.appointments
  const ofKind = plans.filter((plan) => plan.kind === kind)
  const plan =
    ofKind.find(({ locationIds }) => locationIds.includes(place.id)) ??
    ofKind.find(({ locationIds }) => locationIds.length === 0)
  if (!plan || plan.weekly.length === 0) return null
  return {
    ...plan,
    timeZone: timeZoneOf(place, site),
    holidaysOf: plan.openOnPublicHolidays ? null : (place.state ?? site.defaultState),
    special: specialHoursAt(place, site.specialHours).filter(
      ({ department }) => department === 'all' || department === departments[kind],
    ),
    blocked: blocked.filter(
      ({ kinds, locationIds }) =>
        (kinds.length === 0 || kinds.includes(kind)) &&
        (locationIds.length === 0 || locationIds.includes(place.id)),
    ),
  }
}

/** Who looks after the customer. */
const departments = { 'test-drive': 'sales', service: 'service' } as const satisfies Record<
  AppointmentKind,
  string
>

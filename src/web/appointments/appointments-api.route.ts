import type { AppointmentKind } from '#domain/appointments/appointment-plan.ts'
import type { AppointmentOffer } from '#domain/appointments/appointment-offer.ts'
import type { Car } from '#domain/cars/car.ts'
import { offerAppointments } from '#operations/appointments/offer-appointments.ts'
import { placesWithAppointments } from '#sites/appointment-plans.ts'
import type { Site } from '#sites/site.ts'
import type { FreeTimes } from '../api/appointment-calls.ts'
import { enquiredCar } from '../cars/find/enquired-car.server.ts'
import { apiError } from '../request/api-error.server.ts'
import { appointmentBookContext, dealershipContext } from '../request/request-context.ts'
import type { Route } from './+types/appointments-api.route.ts'

/** The free times for test drives or services, depending on the address. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  const kind: AppointmentKind = url.pathname.includes('/service/') ? 'service' : 'test-drive'
  const car = kind === 'test-drive' ? await enquiredCar(url, dealership) : null
  if (kind === 'test-drive' && url.searchParams.get('car_id') && !car) {
    return fieldError(404, 'not_found', 'car_id', 'There is no vehicle with this id.')
  }

  const requested = url.searchParams.get('location') || defaultLocation(car, kind, dealership.site)
  if (!requested) return fieldError(400, 'bad_request', 'location', 'Send the id of a location.')
  if (!dealership.site.locations.some(({ id }) => id === requested)) {
    return fieldError(404, 'not_found', 'location', 'There is no location with this id.')
  }
  if (car && car.locationId !== requested) {
    return fieldError(422, 'invalid', 'location', 'The vehicle is at another location.')
  }
  const offer = await offerAppointments(
    { kind, locationId: requested, carId: car?.id ?? null },
    context.get(appointmentBookContext),
  )
  return Response.json(freeTimesResponse(offer, kind, requested), {
    headers: { 'cache-control': 'no-store' },
  })
}

function fieldError(status: number, code: string, field: string, message: string) {
  return apiError(status, code, message, { [field]: message })
}

/** The vehicle's location, or else the only location that takes appointments. */
function defaultLocation(car: Car | null, kind: AppointmentKind, site: Site) {
  if (car) return car.locationId
  const [only, ...others] = placesWithAppointments(site, kind)
  return others.length === 0 ? only?.id : undefined
}

function freeTimesResponse(
  offer: AppointmentOffer | null,
  kind: AppointmentKind,
  location: string,
): FreeTimes {
  return {
    kind,
    location,
    time_zone: offer?.timeZone ?? null,
    days: (offer?.days ?? []).map(({ day, label, slots }) => ({
      day,
      label,
      slots: slots.map(({ startsAt, label: time, left }) => ({ starts_at: startsAt, label: time, left })),
    })),
  }
}

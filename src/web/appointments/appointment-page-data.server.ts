import { data } from 'react-router'
import { appointmentNames } from '#domain/appointments/appointment-emails.ts'
import { appointmentPath } from '#domain/appointments/appointment-address.ts'
import {
  appointmentTime,
  formatWeekday,
  formatClockTime,
} from '#domain/appointments/format-appointment-time.ts'
import { carTitle } from '#domain/cars/car-title.ts'
import { timeZoneOf } from '#domain/locations/time-zone-of.ts'
import { isVisible } from '#domain/search/visible-stock.ts'
import { wallClockAt } from '#domain/shared/wall-clock.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { offerAppointments } from '#operations/appointments/offer-appointments.ts'
import { customerAppointment } from '#operations/appointments/customer-appointment.ts'
import { contactDetails } from '../contact/contact-details.ts'
import type { ShownAppointment } from './appointment-facts.tsx'
import type { Explanation } from '../frame/error-page.tsx'

const unknownAppointment: Explanation = {
  title: 'We do not know this appointment',
  message: 'The address may have lost a part on its way. Open the link in our message again, or call us.',
}

export type AppointmentPageData = Awaited<ReturnType<typeof appointmentPageData>>

/** An appointment as whoever holds its link sees it. */
export async function appointmentPageData(token: string, dealership: Dealership) {
  const { appointment, stage, place, timeZone } = await appointmentToShow(token, dealership)
  const { kind, locationId, carId, startsAt } = appointment
  const offer =
    stage === 'coming'
      ? await offerAppointments({ kind, locationId, carId, movingId: appointment.id }, dealership)
      : null
  const { site } = dealership
  return {
    path: appointmentPath(token),
    name: appointmentNames[kind],
    siteName: site.name,
    stage,
    when: appointmentTime(timeZone, startsAt),
    isMoved: appointment.sequence > 0,
    ...(await shownAppointment({ startsAt, carId, timeZone }, dealership)),
    offer,
    contact: contactDetails(site, place ? [place] : site.locations),
  }
}

/** The appointment of a link, with the place it is at. Nobody learns from the answer whether a link was nearly right. */
export async function appointmentToShow(token: string, dealership: Dealership) {
  const own = await customerAppointment(token, dealership)
  if (!own) throw data(unknownAppointment, { status: 404 })
  const { site } = dealership
  const place = site.locations.find(({ id }) => id === own.appointment.locationId) ?? null
  return { ...own, place, timeZone: place ? timeZoneOf(place, site) : site.timeZone }
}

/** When an appointment is, by the clock of its place, and its vehicle. */
export async function shownAppointment(
  { startsAt, carId, timeZone }: { startsAt: Date; carId: string | null; timeZone: string },
  dealership: Dealership,
): Promise<ShownAppointment> {
  const clock = wallClockAt(timeZone, startsAt)
  return {
    startsAt: startsAt.toISOString(),
    day: `${formatWeekday(clock.slice(0, 10))} ${clock.slice(0, 4)}`,
    time: formatClockTime(clock),
    vehicle: await vehicleOf(carId, dealership),
  }
}

/** The vehicle it is about, with the way to it while it is shown. */
async function vehicleOf(carId: string | null, { cars, site, now }: Dealership) {
  const car = carId === null ? null : await cars.findById(carId)
  if (!car) return null
  return { title: carTitle(car), path: isVisible(car, site.stock, now()) ? `/cars/${car.slug}` : null }
}

import { data, href } from 'react-router'
import { appointmentNames } from '#domain/appointments/appointment-emails.ts'
import { appointmentPath } from '#domain/appointments/appointment-address.ts'
import {
  formatAppointmentTime,
  formatDayWithWeekday,
  formatClockTime,
} from '#domain/appointments/format-appointment-time.ts'
import { carTitle } from '#domain/cars/car-title.ts'
import { timeZoneOf } from '#domain/locations/time-zone-of.ts'
import { isVisible } from '#domain/search/visible-stock.ts'
import { wallClockAt } from '#domain/shared/wall-clock.ts'
import type { AppointmentBook } from '#operations/appointments/appointment-book.ts'
import { offerAppointments } from '#operations/appointments/offer-appointments.ts'
import { customerAppointment } from '#operations/appointments/customer-appointment.ts'
import { contactDetails } from '../contact/contact-details.ts'
import type { ShownAppointment } from './appointment-facts.tsx'
import type { Explanation } from '../frame/error-page.tsx'

const unknownAppointment: Explanation = {
  title: 'We can’t find that booking',
  message: 'The link may be incomplete. Open it again from our email, or call us.',
}

export type AppointmentPageData = Awaited<ReturnType<typeof appointmentPageData>>

/** An appointment as the person with its link sees it. */
export async function appointmentPageData(token: string, dealership: AppointmentBook) {
  const { appointment, stage, place, timeZone } = await appointmentToShow(token, dealership)
  const { kind, locationId, carId, startsAt } = appointment
  const offer =
    stage === 'upcoming'
      ? await offerAppointments({ kind, locationId, carId, movingId: appointment.id }, dealership)
      : null
  const { site } = dealership
  return {
    path: appointmentPath(token),
    name: appointmentNames[kind],
    siteName: site.name,
    stage,
    when: formatAppointmentTime(timeZone, startsAt),
    isMoved: appointment.sequence > 0,
    bookAgain: kind === 'service' ? href('/book-a-service') : href('/book-test-drive'),
    ...(await shownAppointment({ startsAt, carId, timeZone }, dealership)),
    offer,
    contact: contactDetails(site, place ? [place] : site.locations),
  }
}

/** The appointment of a link, with its location. The response doesn't reveal whether a link was nearly right. */
export async function appointmentToShow(token: string, dealership: AppointmentBook) {
  const found = await customerAppointment(token, dealership)
  if (!found) throw data(unknownAppointment, { status: 404 })
  const { site } = dealership
  const place = site.locations.find(({ id }) => id === found.appointment.locationId) ?? null
  return { ...found, place, timeZone: place ? timeZoneOf(place, site) : site.timeZone }
}

/** The time of an appointment in the time zone of its location, and its vehicle. */
export async function shownAppointment(
  { startsAt, carId, timeZone }: { startsAt: Date; carId: string | null; timeZone: string },
  dealership: Pick<AppointmentBook, 'cars' | 'site' | 'now'>,
): Promise<ShownAppointment> {
  const clock = wallClockAt(timeZone, startsAt)
  return {
    startsAt: startsAt.toISOString(),
    day: `${formatDayWithWeekday(clock.slice(0, 10))} ${clock.slice(0, 4)}`,
    time: formatClockTime(clock),
    vehicle: await vehicleOf(carId, dealership),
  }
}

/** The vehicle of an appointment, with a link while the vehicle is visible. */
async function vehicleOf(
  carId: string | null,
  { cars, site, now }: Pick<AppointmentBook, 'cars' | 'site' | 'now'>,
) {
  const car = carId === null ? null : await cars.findById(carId)
  if (!car) return null
  return {
    title: carTitle(car),
    path: isVisible(car, site.stock, now()) ? href('/cars/:slug', { slug: car.slug }) : null,
  }
}

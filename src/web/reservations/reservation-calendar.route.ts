import { data, href } from 'react-router'
import { carTitle } from '#domain/cars/car-title.ts'
import { pageNotFound } from '../frame/error-page.tsx'
import { appointmentBookContext, reservationDeskContext } from '../request/request-context.ts'
import type { Route } from './+types/reservation-calendar.route.ts'
import { holdToShow } from './reservation-data.server.ts'

const HOUR_MS = 60 * 60 * 1000

/** The last hour of a hold as a calendar file, so that its end doesn’t pass unnoticed. */
export async function loader({ params: { token }, url, context }: Route.LoaderArgs) {
  const desk = context.get(reservationDeskContext)
  const hold = await holdToShow(token, desk)
  const car = await desk.cars.findById(hold.carId)
  if (hold.state !== 'held' || !car) throw data(pageNotFound, { status: 404 })
  const link = new URL(href('/reservations/:token', { token }), url.origin).href
  const { site } = desk
  const file = context.get(appointmentBookContext).writeCalendarFile({
    id: hold.id,
    sequence: 0,
    isCancelled: false,
    startsAt: new Date(hold.expiresAt.getTime() - HOUR_MS),
    endsAt: hold.expiresAt,
    changedAt: hold.updatedAt,
    summary: `Reservation ends: ${carTitle(car)}`,
    location: site.name,
    description: `Reference ${hold.reference}. View or cancel it here: ${link}`,
    url: link,
    organizer: site.email === null ? null : { name: site.name, email: site.email },
  })
  return new Response(file, {
    headers: {
      'content-type': `text/calendar; charset=utf-8${site.email === null ? '' : '; method=PUBLISH'}`,
      'content-disposition': 'attachment; filename="reservation.ics"',
    },
  })
}

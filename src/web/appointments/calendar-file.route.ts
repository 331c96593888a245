import { appointmentNames } from '#domain/appointments/appointment-emails.ts'
import { appointmentPath } from '#domain/appointments/appointment-address.ts'
import { locationAddress } from '#domain/locations/location-address.ts'
import { appointmentBookContext } from '../request/request-context.ts'
import type { Route } from './+types/calendar-file.route.ts'
import { appointmentToShow } from './appointment-page-data.server.ts'

/** The appointment as a calendar file. Its id lets the customer’s calendar update it when it is changed or cancelled. */
export async function loader({ params: { token }, url, context }: Route.LoaderArgs) {
  const book = context.get(appointmentBookContext)
  const { site } = book
  const { appointment, stage, place } = await appointmentToShow(token, book)
  const isCancelled = stage === 'cancelled'
  const link = new URL(appointmentPath(token), url.origin).href
  const email = site.email
  const file = book.writeCalendarFile({
    id: appointment.id,
    sequence: appointment.sequence,
    isCancelled,
    startsAt: appointment.startsAt,
    endsAt: appointment.endsAt,
    changedAt: appointment.updatedAt,
    summary: `${appointmentNames[appointment.kind].replace(/^./, (first) => first.toUpperCase())} at ${site.name}`,
    location: place ? [place.name, locationAddress(place)].filter(Boolean).join(', ') : site.name,
    description: `Change or cancel it here: ${link}`,
    url: link,
    organizer: email === null ? null : { name: site.name, email },
  })
  return new Response(file, {
    headers: {
      'content-type': `text/calendar; charset=utf-8${email === null ? '' : `; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`}`,
      'content-disposition': 'attachment; filename="appointment.ics"',
    },
  })
}

import { data } from 'react-router'
import { appointmentNames } from '#domain/appointments/appointment-emails.ts'
import { timeZoneOf } from '#domain/locations/time-zone-of.ts'
import { requestToConfirm } from '#operations/appointments/confirm-request.ts'
import type { AppointmentBook } from '#operations/appointments/appointment-book.ts'
import { contactDetails } from '../contact/contact-details.ts'
import { shownAppointment } from './appointment-page-data.server.ts'

export type RequestPageData = Awaited<ReturnType<typeof requestPageData>>

/** A customer's requested time, as the dealership sees it. */
export async function requestPageData(token: string, dealership: AppointmentBook) {
  const request = await requestToConfirm(token, dealership)
  if (!request) throw data(unknownRequest, { status: 404 })
  const { lead, booking, startsAt, stage } = request
  const { site } = dealership
  const place = site.locations.find(({ id }) => id === booking.location_id)
  const timeZone = place ? timeZoneOf(place, site) : site.timeZone
  return {
    stage,
    name: appointmentNames[booking.kind],
    siteName: site.name,
    place: contactDetails(site, place ? [place] : []).places[0],
    appointment: await shownAppointment({ startsAt, carId: lead.carId, timeZone }, dealership),
    customer: { name: lead.name, phone: lead.phone, email: lead.email },
  }
}

const unknownRequest = {
  title: 'We can’t find that request',
  message: 'The link may be incomplete. Open it again from the email about the enquiry.',
}

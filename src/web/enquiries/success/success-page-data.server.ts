import { leadBooking } from '#domain/appointments/lead-booking.ts'
import { timeZoneOf } from '#domain/locations/time-zone-of.ts'
import type { LeadDesk } from '#operations/enquiries/lead-desk.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { shownAppointment } from '../../appointments/appointment-page-data.server.ts'
import type { ShownAppointment } from '../../appointments/appointment-facts.tsx'
import { contactDetails } from '../../contact/contact-details.ts'
import { sentLead } from './sent-lead-cookie.server.ts'

export type SentEnquiry = {
  /** Whether the customer gets an email from us. */
  isAcknowledged: boolean
  /** Whether staff check the enquiry before anything else happens. */
  isChecked: boolean
  booking: {
    kind: 'test-drive' | 'service'
    status: 'booked' | 'requested'
    appointment: ShownAppointment
    place: { name: string; address: string | null } | undefined
    /** Whether this browser holds the secret to change it. */
    canChange: boolean
  } | null
}

/** The enquiry that this browser has just sent, or `null` in any other browser. */
export async function sentEnquiry(
  request: Request,
  dealership: LeadDesk & Pick<PublicDealership, 'cars'>,
): Promise<SentEnquiry | null> {
  const sent = await sentLead(request, dealership)
  const lead = sent && (await dealership.leads.find(sent.leadId))
  if (!lead) return null
  return {
    isAcknowledged: dealership.site.delivery.acknowledge && lead.email !== null && !lead.suspect,
    isChecked: lead.suspect,
    booking: await bookingOf(lead, sent.token, dealership),
  }
}

async function bookingOf(
  lead: NonNullable<Awaited<ReturnType<LeadDesk['leads']['find']>>>,
  token: string | null,
  dealership: LeadDesk & Pick<PublicDealership, 'cars'>,
): Promise<SentEnquiry['booking']> {
  const booking = leadBooking(lead)
  if (!booking) return null
  const booked = booking.status === 'booked' ? await dealership.appointments.findByLead(lead.id) : null
  if (booked && booked.cancelledAt !== null) return null
  const { site } = dealership
  const place = site.locations.find(({ id }) => id === booking.location_id)
  const startsAt = booked?.startsAt ?? new Date(booking.starts_at)
  const timeZone = place ? timeZoneOf(place, site) : site.timeZone
  return {
    kind: booking.kind,
    status: booking.status,
    appointment: await shownAppointment({ startsAt, carId: lead.carId, timeZone }, dealership),
    place: contactDetails(site, place ? [place] : []).places[0],
    canChange: token !== null,
  }
}

import type { Lead } from '#data/leads.ts'
import { appointmentPath } from '#domain/appointments/appointment-address.ts'
import { leadBooking, type LeadBooking } from '#domain/appointments/lead-booking.ts'
import { appointmentJobs } from '#operations/appointments/appointment-jobs.ts'
import { newAppointmentToken } from '#operations/appointments/appointment-token.ts'
import { requestSlot } from '#operations/appointments/request-slot.ts'
import type { AppointmentBook } from './appointment-book.ts'
import { leadJobs } from '#operations/lead-delivery/lead-jobs.ts'
import { bookingRequestLeadId } from './booking-request-path.ts'

type BookingRequest = {
  lead: Lead
  booking: LeadBooking & { when: string }
  /** The start of the appointment, or the requested time until there is one. */
  startsAt: Date
  stage: 'open' | 'confirmed' | 'cancelled' | 'past'
}

/** The booking request behind a link in the dealership's email; `null` for a link that we did not create. */
export async function requestToConfirm(
  token: string,
  dealership: AppointmentBook,
): Promise<BookingRequest | null> {
  const leadId = await bookingRequestLeadId(token, dealership.seal)
  const lead = leadId === null ? null : await dealership.leads.find(leadId)
  const booking = lead && leadBooking(lead)
  if (!lead || !booking) return null
  if (booking.status === 'requested') {
    const startsAt = new Date(booking.starts_at)
    return { lead, booking, startsAt, stage: startsAt <= dealership.now() ? 'past' : 'open' }
  }
  const booked = await dealership.appointments.findByLead(lead.id)
  const stage = booked && booked.cancelledAt === null ? 'confirmed' : 'cancelled'
  return { lead, booking, startsAt: booked?.startsAt ?? new Date(booking.starts_at), stage }
}

type ConfirmOutcome = { outcome: 'confirmed' | 'gone' } | { outcome: 'refused'; message: string }

/** Books the requested time. The customer gets the link to their appointment, as after any booking. */
export async function confirmRequest(
  token: string,
  origin: string,
  dealership: AppointmentBook,
): Promise<ConfirmOutcome> {
  const request = await requestToConfirm(token, dealership)
  if (request?.stage !== 'open') return { outcome: 'gone' }
  const { lead, booking } = request
  const { kind, location_id: locationId, starts_at: startsAt } = booking
  const requested = await requestSlot({ kind, locationId, carId: lead.carId, startsAt }, dealership)
  if (requested.outcome === 'refused') return { outcome: 'refused', message: TAKEN }

  const { token: secret, tokenHash } = newAppointmentToken()
  const link = new URL(appointmentPath(secret), origin).href
  const outcome = await dealership.leads.confirmTime(
    lead.id,
    { ...requested.slot, tokenHash },
    {
      ofLead: lead.suspect ? jobsHeldBack(lead, dealership) : [],
      ofAppointment: appointmentJobs(
        'changed',
        { lead: null, email: lead.email, link },
        dealership.site,
      ).filter((job) => job.kind === 'appointment-acknowledgement'),
    },
  )
  if (outcome === 'taken') return { outcome: 'refused', message: TAKEN }
  return { outcome }
}

const TAKEN =
  'This time can no longer be booked: another customer has it, or it starts too soon. Call the customer to arrange another time.'

/** Possible spam goes by email only, so the dealer's other systems don't have the lead yet. */
function jobsHeldBack(lead: Lead, { site, now }: Pick<AppointmentBook, 'site' | 'now'>) {
  const heldBack = ['lead-adf', 'lead-webhook', 'lead-sms']
  return leadJobs({ ...lead, suspect: false }, site, now()).filter(({ kind }) => heldBack.includes(kind))
}

import type { Appointment } from '#data/appointments.ts'
import { newAppointmentToken } from './appointment-token.ts'
import { requestSlot, refused, type SlotResult } from './request-slot.ts'
import type { Dealership } from '../sites/dealership.ts'
import type { SlotQuery } from './offer-appointments.ts'

type Booking = SlotQuery & {
  startsAt: string
  leadId: string | null
  customer: { name: string | null; email: string | null; phone: string | null }
}

/** Books a time for a customer, and makes the secret of the link with which they change or cancel it. */
export async function bookAppointment(
  booking: Booking,
  dealership: Dealership,
): Promise<
  { outcome: 'booked'; appointment: Appointment; token: string } | Extract<SlotResult, { outcome: 'refused' }>
> {
  const asked = await requestSlot(booking, dealership)
  if (asked.outcome === 'refused') return asked
  const { token, tokenHash } = newAppointmentToken()
  const { leadId, customer } = booking
  const answer = await dealership.appointments.book({ ...asked.slot, ...customer, leadId, tokenHash })
  return answer.outcome === 'taken' ? refused('taken') : { ...answer, token }
}

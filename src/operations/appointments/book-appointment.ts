import type { Appointment, AppointmentStore } from '#data/appointments.ts'
import { newAppointmentToken } from './appointment-token.ts'
import { requestSlot, refused, type SlotResult } from './request-slot.ts'
import type { SlotQuery, SlotSource } from './offer-appointments.ts'

type Booking = SlotQuery & {
  startsAt: string
  leadId: string | null
  customer: { name: string | null; email: string | null; phone: string | null }
}

/** Books a time and creates the token of the link where the customer changes or cancels it. */
export async function bookAppointment(
  booking: Booking,
  dealership: SlotSource & { appointments: Pick<AppointmentStore, 'book'> },
): Promise<
  { outcome: 'booked'; appointment: Appointment; token: string } | Extract<SlotResult, { outcome: 'refused' }>
> {
  const requested = await requestSlot(booking, dealership)
  if (requested.outcome === 'refused') return requested
  const { token, tokenHash } = newAppointmentToken()
  const { leadId, customer } = booking
  const result = await dealership.appointments.book({ ...requested.slot, ...customer, leadId, tokenHash })
  return result.outcome === 'taken' ? refused('taken') : { ...result, token }
}

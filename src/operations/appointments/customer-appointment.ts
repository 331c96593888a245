import type { Appointment } from '#data/appointments.ts'
import { type AppointmentStage, appointmentStage } from '#domain/appointments/appointment-stage.ts'
import { appointmentJobs } from './appointment-jobs.ts'
import { appointmentTokenHash } from './appointment-token.ts'
import { requestSlot, refused, type SlotResult } from './request-slot.ts'
import type { AppointmentBook } from './appointment-book.ts'

/** The appointment of the customer who holds this token. */
export async function customerAppointment(
  token: string,
  { appointments, now }: Pick<AppointmentBook, 'appointments' | 'now'>,
): Promise<{ appointment: Appointment; stage: AppointmentStage } | null> {
  const tokenHash = appointmentTokenHash(token)
  const appointment = tokenHash === null ? null : await appointments.findByToken(tokenHash)
  return appointment && { appointment, stage: appointmentStage(appointment, now()) }
}

/** The token, and the URL that contains it. */
type SecretLink = { token: string; link: string }

type TooLate = { outcome: 'too late' }

/** Moves a customer's appointment. One that has started or was cancelled stays as it is. */
export async function changeAppointment(
  { token, link }: SecretLink,
  startsAt: string,
  dealership: AppointmentBook,
): Promise<{ outcome: 'changed' } | TooLate | Extract<SlotResult, { outcome: 'refused' }>> {
  const own = await customerAppointment(token, dealership)
  if (own?.stage !== 'upcoming') return { outcome: 'too late' }
  const { id, kind, locationId, carId } = own.appointment
  const requested = await requestSlot({ kind, locationId, carId, movingId: id, startsAt }, dealership)
  if (requested.outcome === 'refused') return requested
  const result = await dealership.appointments.change(
    id,
    requested.slot,
    await jobsFor('changed', own.appointment, link, dealership),
  )
  if (result === 'taken') return refused('taken')
  return { outcome: result === 'gone' ? 'too late' : 'changed' }
}

/** Cancels a customer's appointment, which frees the time for others. */
export async function cancelAppointment(
  { token, link }: SecretLink,
  dealership: AppointmentBook,
): Promise<{ outcome: 'cancelled' } | TooLate> {
  const own = await customerAppointment(token, dealership)
  if (own?.stage !== 'upcoming') return { outcome: 'too late' }
  const jobs = await jobsFor('cancelled', own.appointment, link, dealership)
  await dealership.appointments.cancel(own.appointment.id, jobs)
  // If another request with the same link came first, it cancelled the same appointment.
  return { outcome: 'cancelled' }
}

async function jobsFor(
  what: 'changed' | 'cancelled',
  { leadId, email }: Appointment,
  link: string,
  { leads, site }: AppointmentBook,
) {
  const lead = leadId === null ? null : await leads.find(leadId)
  return appointmentJobs(what, { lead, email, link }, site)
}

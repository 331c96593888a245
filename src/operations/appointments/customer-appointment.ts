import type { Appointment } from '#data/appointments.ts'
import { type AppointmentStage, appointmentStage } from '#domain/appointments/appointment-stage.ts'
import { appointmentJobs } from './appointment-jobs.ts'
import { appointmentTokenHash } from './appointment-token.ts'
import { requestSlot, refused, type SlotResult } from './request-slot.ts'
import type { Dealership } from '../sites/dealership.ts'

/** The appointment of whoever holds the secret of its link. */
export async function customerAppointment(
  token: string,
  { appointments, now }: Dealership,
): Promise<{ appointment: Appointment; stage: AppointmentStage } | null> {
  const tokenHash = appointmentTokenHash(token)
  const appointment = tokenHash === null ? null : await appointments.findByToken(tokenHash)
  return appointment && { appointment, stage: appointmentStage(appointment, now()) }
}

/** The secret, and the address that holds it. */
type SecretLink = { token: string; link: string }

type TooLate = { outcome: 'too late' }

/** Moves a customer’s appointment to another time. One that began or was cancelled stays as it is. */
export async function changeAppointment(
  { token, link }: SecretLink,
  startsAt: string,
  dealership: Dealership,
): Promise<{ outcome: 'changed' } | TooLate | Extract<SlotResult, { outcome: 'refused' }>> {
  const own = await customerAppointment(token, dealership)
  if (own?.stage !== 'coming') return { outcome: 'too late' }
  const { id, kind, locationId, carId } = own.appointment
  const asked = await requestSlot({ kind, locationId, carId, movingId: id, startsAt }, dealership)
  if (asked.outcome === 'refused') return asked
  const answer = await dealership.appointments.change(
    id,
    asked.slot,
    await jobsFor('changed', own.appointment, link, dealership),
  )
  if (answer === 'taken') return refused('taken')
  return { outcome: answer === 'gone' ? 'too late' : 'changed' }
}

/** Cancels a customer’s appointment, so that somebody else can have the time. */
export async function cancelAppointment(
  { token, link }: SecretLink,
  dealership: Dealership,
): Promise<{ outcome: 'cancelled' } | TooLate> {
  const own = await customerAppointment(token, dealership)
  if (own?.stage !== 'coming') return { outcome: 'too late' }
  const jobs = await jobsFor('cancelled', own.appointment, link, dealership)
  await dealership.appointments.cancel(own.appointment.id, jobs)
  // Whoever was quicker with the same link wanted the same.
  return { outcome: 'cancelled' }
}

async function jobsFor(
  what: 'changed' | 'cancelled',
  { leadId, email }: Appointment,
  link: string,
  { leads, site }: Dealership,
) {
  const lead = leadId === null ? null : await leads.find(leadId)
  return appointmentJobs(what, { lead, email, link }, site)
}

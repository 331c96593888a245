import { z } from 'zod'
import { appointmentKinds } from './appointment-plan.ts'

const LeadBooking = z.object({
  /** A request holds no time until someone at the dealership confirms it. */
  status: z.enum(['booked', 'requested']),
  kind: z.enum(appointmentKinds),
  starts_at: z.string(),
  location_id: z.string(),
})

/** The booking of a lead, as its fields store it. */
export type LeadBooking = z.output<typeof LeadBooking>

const NAMES = {
  booked: { 'test-drive': 'Test Drive Time', service: 'Preferred Service Date' },
  requested: { 'test-drive': 'Requested Test Drive Time', service: 'Requested Service Time' },
} as const

/**
 * The booking fields of a lead: data for programs, and a readable time under a name that says whether it is
 * booked.
 */
export function bookingFields(booking: LeadBooking, when: string): Record<string, unknown> {
  return { [NAMES[booking.status][booking.kind]]: when, booking }
}

/** The fields of a lead whose request has been confirmed. */
export function confirmedFields(
  fields: Readonly<Record<string, unknown>>,
  booking: LeadBooking,
): Record<string, unknown> {
  const { [NAMES.requested[booking.kind]]: when, ...others } = fields
  return { ...others, ...bookingFields({ ...booking, status: 'booked' }, String(when)) }
}

export function leadBooking({
  fields,
}: {
  fields: Readonly<Record<string, unknown>>
}): (LeadBooking & { when: string }) | null {
  const read = LeadBooking.safeParse(fields['booking'])
  if (!read.success) return null
  return { ...read.data, when: String(fields[NAMES[read.data.status][read.data.kind]] ?? '') }
}

import { destinationsFor } from '#domain/lead-delivery/destinations-for.ts'
import type { LeadToDeliver } from '#domain/lead-delivery/lead-to-deliver.ts'
import type { Site } from '#sites/site.ts'
import type { AppointmentJobKind, AppointmentPayload } from './appointment-job-kinds.ts'

type AppointmentJob = { kind: AppointmentJobKind; payload: AppointmentPayload }

/**
 * The emails about a customer's change to an appointment. They go to every email destination of its lead, or
 * else to the dealer's own address, and to the customer if the dealer sends acknowledgements.
 */
export function appointmentJobs(
  what: 'changed' | 'cancelled',
  { lead, email, link }: { lead: Lead | null; email: string | null; link: string },
  { delivery }: Pick<Site, 'delivery'>,
): AppointmentJob[] {
  const chosen = lead === null ? [] : destinationsFor(lead, delivery.destinations)
  const emails = chosen.filter(({ kind }) => kind === 'email').map(({ to }) => to)
  const toDealer = (emails.length > 0 ? emails : [null]).map((to): AppointmentJob => ({
    kind: `appointment-${what}`,
    payload: { to },
  }))
  if (!delivery.acknowledge || email === null) return toDealer
  return [...toDealer, { kind: 'appointment-acknowledgement', payload: { to: null, link } }]
}

type Lead = Pick<LeadToDeliver, 'category' | 'subcategory' | 'locationId' | 'suspect' | 'formCompleted'>

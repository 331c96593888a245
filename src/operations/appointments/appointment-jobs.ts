import type { NewJob } from '#data/outbox.ts'
import { destinationsFor } from '#domain/delivery/destinations-for.ts'
import type { LeadToDeliver } from '#domain/delivery/lead-to-deliver.ts'
import type { Site } from '#sites/site.ts'

/**
 * The emails about a customer's change to an appointment. They go to every email destination of its lead, or
 * else to the dealer's own address, and to the customer if the dealer sends acknowledgements.
 */
export function appointmentJobs(
  what: 'changed' | 'cancelled',
  { lead, email, link }: { lead: Lead | null; email: string | null; link: string },
  { delivery }: Pick<Site, 'delivery'>,
): NewJob[] {
  const chosen = lead === null ? [] : destinationsFor(lead, delivery.destinations)
  const emails = chosen.filter(({ kind }) => kind === 'email').map(({ to }) => to)
  const toDealer = (emails.length > 0 ? emails : [null]).map((to): NewJob => ({
    kind: `appointment-${what}`,
    to,
  }))
  if (!delivery.acknowledge || email === null) return toDealer
  return [...toDealer, { kind: 'appointment-acknowledgement', to: null, link }]
}

type Lead = Pick<LeadToDeliver, 'category' | 'subcategory' | 'locationId' | 'suspect' | 'formCompleted'>

import type { NewJob } from '#data/outbox.ts'
import { destinationsFor } from '#domain/delivery/destinations-for.ts'
import type { LeadToDeliver } from '#domain/delivery/lead-to-deliver.ts'
import type { Site } from '#sites/site.ts'

/**
 * Who is told of what a customer did with an appointment: whoever read by mail of the lead it came with, else the dealer’s
 * own mail; and the customer, where the dealer acknowledges enquiries at all.
 */
export function appointmentJobs(
  what: 'changed' | 'cancelled',
  { lead, email, link }: { lead: Lead | null; email: string | null; link: string },
  { delivery }: Pick<Site, 'delivery'>,
): NewJob[] {
  const chosen = lead === null ? [] : destinationsFor(lead, delivery.destinations)
  const mails = chosen.filter(({ kind }) => kind === 'email').map(({ to }) => to)
  const toDealer = (mails.length > 0 ? mails : [null]).map((to): NewJob => ({
    kind: `appointment-${what}`,
    to,
  }))
  if (!delivery.acknowledge || email === null) return toDealer
  return [...toDealer, { kind: 'appointment-acknowledgement', to: null, link }]
}

type Lead = Pick<LeadToDeliver, 'category' | 'subcategory' | 'locationId' | 'suspect' | 'formCompleted'>

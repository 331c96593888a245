import type { JobKind, NewJob } from '#data/outbox.ts'
import { type DestinationKind, destinationsFor } from '#domain/delivery/destinations-for.ts'
import type { LeadToDeliver } from '#domain/delivery/lead-to-deliver.ts'
import type { Site } from '#sites/site.ts'

/** Whoever has not finished by then is unlikely to, and the dealer may call. */
const UNFINISHED_WAIT_MS = 30 * 60 * 1000

/**
 * What has to be done once a lead is stored, a job for each destination, so that one that fails holds up no other. A lead
 * that is not finished is told after half an hour, unless it was finished meanwhile. What looks like spam is never
 * answered: the address in it is seldom the sender's.
 */
export function leadJobs(
  lead: Lead,
  { delivery }: Pick<Site, 'delivery'>,
  now: Date,
  /** Where the customer changes or cancels the appointment. */
  link?: string,
): NewJob[] {
  const jobs = destinationsFor(lead, delivery.destinations).map(({ kind, to }): NewJob => ({
    kind: jobKinds[kind],
    to,
  }))
  if (!lead.formCompleted) {
    const dueAt = new Date(now.getTime() + UNFINISHED_WAIT_MS)
    return jobs.map((job) => ({ ...job, dueAt, onlyUnfinished: true }))
  }
  const isAcknowledged = delivery.acknowledge && lead.email !== null && !lead.suspect
  if (!isAcknowledged) return jobs
  return [...jobs, { kind: 'lead-acknowledgement', to: null, ...(link !== undefined && { link }) }]
}

type Lead = Pick<
  LeadToDeliver,
  'category' | 'subcategory' | 'locationId' | 'email' | 'suspect' | 'formCompleted'
>

const jobKinds: Record<DestinationKind, JobKind> = {
  email: 'lead-email',
  adf: 'lead-adf',
  webhook: 'lead-webhook',
  sms: 'lead-sms',
}

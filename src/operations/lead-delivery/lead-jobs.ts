import { type DestinationKind, destinationsFor } from '#domain/lead-delivery/destinations-for.ts'
import type { LeadToDeliver } from '#domain/lead-delivery/lead-to-deliver.ts'
import type { Site } from '#sites/site.ts'
import type { LeadJobKind, LeadPayload } from './lead-job-kinds.ts'

type LeadJob = { kind: LeadJobKind; payload: LeadPayload; dueAt?: Date }

/** A visitor who hasn't finished by then probably won't, and the dealer may call. */
const PARTIAL_LEAD_WAIT_MS = 30 * 60 * 1000

/**
 * The delivery jobs of a lead, one for each destination, so that a failing one holds up no other. A partial
 * lead is sent after half an hour, unless it is finished by then. Possible spam gets no acknowledgement,
 * because the address in it is seldom the sender's.
 */
export function leadJobs(
  lead: Lead,
  { delivery }: Pick<Site, 'delivery'>,
  now: Date,
  /** The page where the customer changes or cancels the appointment. */
  link?: string,
): LeadJob[] {
  const jobs = destinationsFor(lead, delivery.destinations).map(({ kind, to }): LeadJob => ({
    kind: jobKinds[kind],
    payload: { to },
  }))
  if (!lead.formCompleted) {
    const dueAt = new Date(now.getTime() + PARTIAL_LEAD_WAIT_MS)
    return jobs.map(({ kind, payload }) => ({ kind, payload: { ...payload, onlyUnfinished: true }, dueAt }))
  }
  const isAcknowledged = delivery.acknowledge && lead.email !== null && !lead.suspect
  if (!isAcknowledged) return jobs
  return [
    ...jobs,
    { kind: 'lead-acknowledgement', payload: { to: null, ...(link !== undefined && { link }) } },
  ]
}

type Lead = Pick<
  LeadToDeliver,
  'category' | 'subcategory' | 'locationId' | 'email' | 'suspect' | 'formCompleted'
>

const jobKinds: Record<DestinationKind, LeadJobKind> = {
  email: 'lead-email',
  adf: 'lead-adf',
  webhook: 'lead-webhook',
  sms: 'lead-sms',
}

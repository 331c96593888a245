import { z } from 'zod'
import type { CarStore } from '#data/cars/cars.ts'
import type { Lead, LeadStore } from '#data/leads.ts'
import { acknowledgement } from '#domain/lead-delivery/acknowledgement.ts'
import { dealerEmail } from '#domain/lead-delivery/dealer-email.ts'
import { deliveryRetries } from '#domain/lead-delivery/delivery-retries.ts'
import type { LeadFacts } from '#domain/lead-delivery/lead-facts.ts'
import { textMessage } from '#domain/lead-delivery/text-message.ts'
import { webhookBody } from '#domain/lead-delivery/webhook-body.ts'
import type { JobOutcome } from '#domain/jobs/job-outcome.ts'
import { jobKind, type JobKind, type JobWith } from '../jobs/job-kind.ts'
import type { Dealership } from '../sites/dealership.ts'
import { adfEmail, customerEmail, customerReplyEmail } from './email-envelope.ts'
import { leadFacts } from './lead-facts.ts'
import { doneWhenSent, sendToCustomer, sendEmail } from './send-email.ts'
import type { Senders } from './senders.ts'

/**
 * Anyone can type anyone's address into a form. A person who gets more emails than this did not ask for them.
 */
const MAX_ACKNOWLEDGEMENTS_A_DAY = 3

const toDealer = z.object({
  /** `null` is the dealer's own address at the time. */
  to: z.string().nullable(),
  /** Whether to send it only while the lead is partial. Stored jobs have this name, so it stays. */
  onlyUnfinished: z.boolean().default(false),
})
const toSystem = toDealer.extend({ to: z.string() })
const toCustomer = z.object({
  to: z.null(),
  onlyUnfinished: z.boolean().default(false),
  /** The customer's secret link to their appointment. */
  link: z.string().nullable().default(null),
})

export type LeadJobKind = keyof ReturnType<typeof leadJobKinds>
export type LeadPayload = z.input<typeof toDealer> | z.input<typeof toCustomer>

export type LeadJobPorts = Pick<Dealership, 'site' | 'seal'> & {
  cars: Pick<CarStore, 'findById'>
  leads: Pick<LeadStore, 'find' | 'earlierFrom'>
}

/** The ways to deliver a lead. */
export function leadJobKinds(senders: Senders) {
  const { email, sms, webhook, writeXml } = senders
  const hasEmail = email !== null
  return {
    'lead-email': leadJob(toDealer, hasEmail, (job, facts, { site }) =>
      sendEmail(senders, job.payload.to ?? site.email, (to) =>
        customerReplyEmail(job, dealerEmail(facts), facts.lead, { site, url: facts.site.url }, to),
      ),
    ),

    'lead-adf': leadJob(toSystem, hasEmail, (job, facts, { site }) =>
      sendEmail(senders, job.payload.to, (to) => adfEmail(job, facts, site, to, writeXml)),
    ),

    'lead-webhook': leadJob(toSystem, true, async ({ id, siteId, payload }, facts) =>
      doneWhenSent(await webhook({ id, siteId, url: payload.to, body: webhookBody(facts) })),
    ),

    'lead-sms': leadJob(toSystem, sms !== null, async ({ id, siteId, payload }, facts) =>
      sms
        ? doneWhenSent(await sms({ id, siteId, to: payload.to, text: textMessage(facts) }))
        : { outcome: 'waiting', reason: 'SMS_URL is not set' },
    ),

    'lead-acknowledgement': leadJob(toCustomer, hasEmail, async (job, facts, { site, leads }) => {
      if (await hasEnoughAcknowledgements(facts.lead, leads)) return { outcome: 'unneeded' }
      const { acknowledgeSubject: subject, acknowledgeOpening: opening } = site.delivery
      const content = acknowledgement(facts, { subject, opening }, job.payload.link)
      return sendToCustomer(senders, facts.lead.email, (to) =>
        customerEmail(job, content, { site, url: facts.site.url }, to),
      )
    }),
  }
}

function leadJob<Payload extends { onlyUnfinished: boolean }>(
  payload: z.ZodType<Payload>,
  isReady: boolean,
  send: (job: JobWith<Payload>, facts: LeadFacts, ports: LeadJobPorts) => Promise<JobOutcome>,
): JobKind<LeadJobPorts> {
  return jobKind<Payload, LeadJobPorts>({
    payload,
    isReady,
    retries: deliveryRetries,
    async handle(job, ports) {
      const lead = await ports.leads.find(job.key)
      if (!lead || (job.payload.onlyUnfinished && lead.formCompleted)) return { outcome: 'unneeded' }
      return send(job, await leadFacts(lead, ports), ports)
    },
  })
}

async function hasEnoughAcknowledgements(
  { id, email }: Pick<Lead, 'id' | 'email'>,
  leads: Pick<LeadStore, 'earlierFrom'>,
) {
  return email === null || (await leads.earlierFrom({ id, email })) >= MAX_ACKNOWLEDGEMENTS_A_DAY
}

import type { Job, JobKind } from '#data/outbox.ts'
import { acknowledgement } from '#domain/delivery/acknowledgement.ts'
import { dealerEmail } from '#domain/delivery/dealer-email.ts'
import type { LeadFacts } from '#domain/delivery/lead-facts.ts'
import type { SendOutcome } from '#domain/delivery/send-outcome.ts'
import { textMessage } from '#domain/delivery/text-message.ts'
import { webhookBody } from '#domain/delivery/webhook-body.ts'
import type { EmailMessage, SendEmail } from '#integrations/email/port.ts'
import type { SendSms } from '#integrations/sms/port.ts'
import type { SendWebhook } from '#integrations/webhooks/port.ts'
import type { Site } from '#sites/site.ts'
import { appointmentEmailToCustomer, appointmentEmailToDealer } from '../appointments/appointment-emails.ts'
import type { Dealership } from '../sites/dealership.ts'
import { adfEmail, customerEmail, customerReplyEmail } from './compose-email.ts'
import { leadFacts } from './lead-facts.ts'

/** The means of sending; `null` where the operator has configured none. */
export type Senders = { email: SendEmail | null; sms: SendSms | null; webhook: SendWebhook }

export type JobOutcome = SendOutcome | { outcome: 'unneeded' }

/** Sends one lead, or one change of its appointment, to one destination, by the dealer's settings. */
export async function sendJob(job: Job, dealer: Dealership, senders: Senders): Promise<JobOutcome> {
  const { kind } = job
  if (kind === 'appointment-changed' || kind === 'appointment-cancelled') {
    const what = kind === 'appointment-changed' ? 'changed' : 'cancelled'
    const email = await appointmentEmailToDealer(what, job.aboutId, dealer)
    if (!email) return { outcome: 'unneeded' }
    return sendEmail(senders, job.to ?? dealer.site.email, (to) =>
      customerReplyEmail(job, email.content, email.customer, { site: dealer.site, url: email.siteUrl }, to),
    )
  }
  if (kind === 'appointment-acknowledgement') {
    const email = await appointmentEmailToCustomer(job.aboutId, job.link, dealer)
    if (!email) return { outcome: 'unneeded' }
    return sendEmail(senders, email.customer.email, (to) =>
      customerEmail(job, email.content, { site: dealer.site, url: email.siteUrl }, to),
    )
  }
  return deliverLead({ ...job, kind }, dealer, senders)
}

type LeadJob = Job & { kind: Extract<JobKind, `lead-${string}`> }

async function deliverLead(job: LeadJob, dealer: Dealership, senders: Senders): Promise<JobOutcome> {
  const lead = await dealer.leads.find(job.aboutId)
  if (!lead || (job.onlyUnfinished && lead.formCompleted)) return { outcome: 'unneeded' }
  const facts = await leadFacts(lead, dealer)
  const { site } = dealer
  switch (job.kind) {
    case 'lead-email':
      return sendEmail(senders, job.to ?? site.email, (to) =>
        customerReplyEmail(job, dealerEmail(facts), facts.lead, { site, url: facts.site.url }, to),
      )
    case 'lead-adf':
      return sendEmail(senders, job.to, (to) => adfEmail(job, facts, site, to))
    case 'lead-acknowledgement':
      return sendEmail(senders, lead.email, (to) =>
        customerEmail(job, acknowledgementOf(facts, job, site), { site, url: facts.site.url }, to),
      )
    case 'lead-webhook':
      return senders.webhook({ id: job.id, siteId: job.siteId, url: job.to ?? '', body: webhookBody(facts) })
    case 'lead-sms':
      if (!senders.sms) return { outcome: 'waiting', reason: 'SMS_URL is not set' }
      return senders.sms({ id: job.id, siteId: job.siteId, to: job.to ?? '', text: textMessage(facts) })
  }
}

async function sendEmail(
  { email }: Senders,
  to: string | null,
  write: (to: string) => EmailMessage,
): Promise<SendOutcome> {
  if (!email) return { outcome: 'waiting', reason: 'SMTP_URL is not set' }
  if (to === null) return { outcome: 'waiting', reason: 'the site has no email address' }
  return email(write(to))
}

function acknowledgementOf(facts: LeadFacts, { link }: Job, { delivery }: Site) {
  const texts = { subject: delivery.acknowledgeSubject, opening: delivery.acknowledgeOpening }
  return acknowledgement(facts, texts, link)
}

import type { Job } from '#data/outbox.ts'
import { adfDocument } from '#domain/lead-delivery/adf/adf-document.ts'
import { dealerEmail } from '#domain/lead-delivery/dealer-email.ts'
import type { LeadFacts } from '#domain/lead-delivery/lead-facts.ts'
import { emailHtml } from '#domain/lead-delivery/email-html.ts'
import { type EmailContent, emailText } from '#domain/lead-delivery/email.ts'
import type { WriteXml } from '#integrations/xml/port.ts'
import type { EmailMessage } from '#integrations/email/port.ts'
import type { Site } from '#sites/site.ts'
import { emailTheme } from './email-theme.ts'

type EmailJob = Pick<Job, 'id' | 'siteId' | 'kind'>

/** The site that sends an email, and its URL. */
export type EmailSender = { site: Site; url: string }

/** Replies go to the customer. */
export function customerReplyEmail(
  job: EmailJob,
  content: EmailContent,
  { name, email }: { name: string | null; email: string | null },
  sender: EmailSender,
  to: string,
): EmailMessage {
  return {
    ...composed(job, content, sender, to),
    replyTo: email === null ? null : { name: name ?? '', address: email },
  }
}

/** Replies go to the dealer. */
export function customerEmail(
  job: EmailJob,
  content: EmailContent,
  sender: EmailSender,
  to: string,
): EmailMessage {
  const { site } = sender
  const replyTo = site.delivery.replyTo ?? site.email
  return {
    ...composed(job, content, sender, to),
    replyTo: replyTo === null ? null : { name: senderName(site), address: replyTo },
  }
}

/** Something that the customer asked for and can stop with one press. */
export function stoppableEmail(
  job: EmailJob,
  content: EmailContent,
  sender: EmailSender,
  to: string,
  stopUrl: string,
): EmailMessage {
  return { ...customerEmail(job, content, sender, to), isAutomatic: true, stopUrl }
}

/** Lead systems read the document from the body of a plain text email. */
export function adfEmail(
  job: EmailJob,
  facts: LeadFacts,
  site: Site,
  to: string,
  writeXml: WriteXml,
): EmailMessage {
  const { subject } = dealerEmail(facts)
  return {
    ...envelope(job, site, to),
    replyTo: null,
    subject: `ADF lead: ${subject}`,
    text: writeXml(adfDocument(facts)),
    html: null,
  }
}

function composed(job: EmailJob, content: EmailContent, { site, url }: EmailSender, to: string) {
  const theme = emailTheme(site, url)
  return {
    ...envelope(job, site, to),
    subject: content.subject,
    text: emailText(content),
    html: theme && emailHtml(content, senderName(site), theme),
  }
}

function envelope({ id, siteId, kind }: EmailJob, site: Site, to: string) {
  return { id, siteId, to, senderName: senderName(site), isAutomatic: kind.endsWith('acknowledgement') }
}

function senderName({ delivery, name }: Site) {
  return delivery.senderName ?? name
}

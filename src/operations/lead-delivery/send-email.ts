import type { SendOutcome } from '#domain/lead-delivery/send-outcome.ts'
import type { JobOutcome } from '#domain/jobs/job-outcome.ts'
import type { EmailMessage } from '#integrations/email/port.ts'
import type { Senders } from './senders.ts'

/** Sends an email as a job, once there is a mail server and an address. */
export async function sendEmail(
  senders: Pick<Senders, 'email'>,
  to: string | null,
  write: (to: string) => EmailMessage,
): Promise<JobOutcome> {
  return doneWhenSent(await send(senders, to, write))
}

/**
 * The same, to a customer who typed the address. One that doesn't exist won't exist tomorrow, and neither the operator nor the
 * dealer can correct it.
 */
export async function sendToCustomer(
  senders: Pick<Senders, 'email'>,
  to: string | null,
  write: (to: string) => EmailMessage,
): Promise<JobOutcome> {
  return doneWhenSentToCustomer(await send(senders, to, write))
}

/** What the result of an email to a customer means for its job. */
export function doneWhenSentToCustomer(result: SendOutcome): JobOutcome {
  return result.outcome === 'failed' && result.isBadAddress
    ? { ...result, isFinal: true, dismissedBecause: 'the customer’s mail server refuses the address' }
    : doneWhenSent(result)
}

/** What a message's result means for its job. */
export function doneWhenSent(result: SendOutcome): JobOutcome {
  return result.outcome === 'sent' ? { outcome: 'done' } : result
}

async function send(
  { email }: Pick<Senders, 'email'>,
  to: string | null,
  write: (to: string) => EmailMessage,
): Promise<SendOutcome> {
  if (!email) return { outcome: 'waiting', reason: 'SMTP_URL is not set' }
  if (to === null) return { outcome: 'waiting', reason: 'the site has no email address' }
  return email(write(to))
}

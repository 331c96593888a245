import type { SendOutcome } from '#domain/lead-delivery/send-outcome.ts'
import type { JobOutcome } from '#domain/jobs/job-outcome.ts'
import type { EmailMessage } from '#integrations/email/port.ts'
import type { Senders } from './senders.ts'

/** Sends an email as a job, once there is a mail server and an address. */
export async function sendEmail(
  { email }: Pick<Senders, 'email'>,
  to: string | null,
  write: (to: string) => EmailMessage,
): Promise<JobOutcome> {
  if (!email) return { outcome: 'waiting', reason: 'SMTP_URL is not set' }
  if (to === null) return { outcome: 'waiting', reason: 'the site has no email address' }
  return doneWhenSent(await email(write(to)))
}

/** What a message's result means for its job. */
export function doneWhenSent(result: SendOutcome): JobOutcome {
  return result.outcome === 'sent' ? { outcome: 'done' } : result
}

import { smtpEmail } from '#integrations/email/smtp-email.ts'
import { sandboxSenders } from '#integrations/sandbox/sandbox-senders.ts'
import type { SandboxMessages } from '#integrations/sandbox/port.ts'
import { sandboxMessages } from '#integrations/sandbox/sandbox-messages.ts'
import { twilioSms } from '#integrations/sms/twilio-sms.ts'
import type { SendWebhook } from '#integrations/webhooks/port.ts'
import { signedWebhooks } from '#integrations/webhooks/signed-webhooks.ts'
import type { Senders } from '#operations/delivery/send-job.ts'
import type { Log } from '#operations/log.ts'
import type { Env } from '../env.ts'

type Opened = { senders: Senders; sandbox: SandboxMessages | null; close(): void }

/** How messages leave, as the operator has set it. What a demonstration cannot send stays in its sandbox. */
export function openSenders(
  { smtp, smsGateway, webhookSecrets, demo }: Pick<Env, 'smtp' | 'smsGateway' | 'webhookSecrets' | 'demo'>,
  log: Log,
): Opened {
  const sandbox = demo ? sandboxMessages() : null
  const pretend = sandbox && sandboxSenders(sandbox)
  const smtpSender = smtp && smtpEmail(smtp)
  const signed = signedWebhooks(webhookSecrets)
  if (!smtpSender && !pretend) {
    log.warn({}, 'SMTP_URL is not set: leads are kept, and mails about them wait until it is')
  }
  return {
    senders: {
      email: smtpSender ?? pretend?.email ?? null,
      sms: smsGateway ? twilioSms(smsGateway) : (pretend?.sms ?? null),
      webhook: pretend ? withSandbox(signed, pretend.webhook) : signed,
    },
    sandbox,
    close: () => smtpSender?.close(),
  }
}

/** An address without a secret is nobody's in a demonstration. */
function withSandbox(signed: SendWebhook, pretend: SendWebhook): SendWebhook {
  return async (call) => {
    const outcome = await signed(call)
    return outcome.outcome === 'waiting' ? pretend(call) : outcome
  }
}

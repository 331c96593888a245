import { xmlbuilderAdf } from '#integrations/adf/xmlbuilder-adf.ts'
import { smtpEmail } from '#integrations/email/smtp-email.ts'
import { sandboxSenders } from '#integrations/sandbox/sandbox-senders.ts'
import type { SandboxMessages } from '#integrations/sandbox/port.ts'
import { sandboxMessages } from '#integrations/sandbox/sandbox-messages.ts'
import { twilioSms } from '#integrations/sms/twilio-sms.ts'
import type { SendWebhook } from '#integrations/webhooks/port.ts'
import { signedWebhooks } from '#integrations/webhooks/signed-webhooks.ts'
import type { Senders } from '#operations/delivery/senders.ts'
import type { Log } from '#operations/log.ts'
import type { Env } from '../env.ts'

type Opened = { senders: Senders; sandbox: SandboxMessages | null; close(): void }

/** How messages are sent, according to the environment. A demo keeps what it cannot send in its sandbox. */
export function openSenders(
  { smtp, smsGateway, webhookSecrets, demo }: Pick<Env, 'smtp' | 'smsGateway' | 'webhookSecrets' | 'demo'>,
  log: Log,
): Opened {
  const sandbox = demo ? sandboxMessages() : null
  const sandboxed = sandbox && sandboxSenders(sandbox)
  const smtpSender = smtp && smtpEmail(smtp)
  const signed = signedWebhooks(webhookSecrets)
  if (!smtpSender && !sandboxed) {
    log.warn({}, 'SMTP_URL is not set: leads are stored, and emails about them wait until it is')
  }
  return {
    senders: {
      email: smtpSender ?? sandboxed?.email ?? null,
      sms: smsGateway ? twilioSms(smsGateway) : (sandboxed?.sms ?? null),
      webhook: sandboxed ? withSandbox(signed, sandboxed.webhook) : signed,
      writeAdf: xmlbuilderAdf,
    },
    sandbox,
    close: () => smtpSender?.close(),
  }
}

/** In a demo, webhooks to an address without a secret go to the sandbox. */
function withSandbox(signed: SendWebhook, sandbox: SendWebhook): SendWebhook {
  return async (call) => {
    const outcome = await signed(call)
    return outcome.outcome === 'waiting' ? sandbox(call) : outcome
  }
}

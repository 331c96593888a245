import type { Db } from '#data/database.ts'
import { siteStores } from '#data/site-stores.ts'
import { xmlbuilderXml } from '#integrations/xml/xmlbuilder-xml.ts'
import { smtpEmail } from '#integrations/email/smtp-email.ts'
import { createSandboxSenders } from '#integrations/sandbox/sandbox-senders.ts'
import type { SandboxMessages } from '#integrations/sandbox/port.ts'
import { twilioSms } from '#integrations/sms/twilio-sms.ts'
import type { SendWebhook } from '#integrations/webhooks/port.ts'
import { signedWebhooks } from '#integrations/webhooks/signed-webhooks.ts'
import type { Senders } from '#operations/lead-delivery/senders.ts'
import type { Log } from '#operations/log.ts'
import type { Env } from '../env.ts'

type Opened = { senders: Senders; sandboxMessages: SandboxMessages | null; close(): void }

/** How messages are sent, according to the environment. A demo keeps what it cannot send in its sandbox. */
export function openSenders(
  { smtp, smsGateway, webhookSecrets, demo }: Pick<Env, 'smtp' | 'smsGateway' | 'webhookSecrets' | 'demo'>,
  db: Db,
  log: Log,
): Opened {
  const sandboxMessages = demo ? sandboxMessagesIn(db) : null
  const sandboxSenders = sandboxMessages && createSandboxSenders(sandboxMessages)
  const smtpSender = smtp && smtpEmail(smtp)
  const signed = signedWebhooks(webhookSecrets)
  if (!smtpSender && !sandboxSenders) {
    log.warn({}, 'SMTP_URL is not set: leads are stored, but their emails will wait until it is set')
  }
  return {
    senders: {
      email: smtpSender ?? sandboxSenders?.email ?? null,
      sms: smsGateway ? twilioSms(smsGateway) : (sandboxSenders?.sms ?? null),
      webhook: sandboxSenders ? withSandbox(signed, sandboxSenders.webhook) : signed,
      writeXml: xmlbuilderXml,
    },
    sandboxMessages,
    close: () => smtpSender?.close(),
  }
}

function sandboxMessagesIn(db: Db): SandboxMessages {
  return {
    of: (siteId) => siteStores(db, siteId).sandboxMessages.latest(),
    keep: ({ siteId, ...message }) => siteStores(db, siteId).sandboxMessages.keep(message),
  }
}

/** In a demo, webhooks to an address without a secret go to the sandbox. */
function withSandbox(signed: SendWebhook, sandboxWebhook: SendWebhook): SendWebhook {
  return async (call) => {
    const outcome = await signed(call)
    return outcome.outcome === 'waiting' ? sandboxWebhook(call) : outcome
  }
}

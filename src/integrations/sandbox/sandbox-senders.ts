import type { SendEmail } from '#integrations/email/port.ts'
import type { SendSms } from '#integrations/sms/port.ts'
import type { SendWebhook } from '#integrations/webhooks/port.ts'
import { webhookHeaders } from '#integrations/webhooks/webhook-signature.ts'
import type { SandboxMessages } from './port.ts'

/** The signing secret of a demo’s webhooks. It is public. */
const SANDBOX_SECRET = 'sandbox'

type Senders = { email: SendEmail; sms: SendSms; webhook: SendWebhook }

/** Senders that put all messages into the sandbox. */
export function createSandboxSenders(
  { keep }: Pick<SandboxMessages, 'keep'>,
  now = () => new Date(),
): Senders {
  const sent = { outcome: 'sent', answer: 'stored in the sandbox' } as const
  return {
    async email({ senderName, replyTo, isAutomatic: _isAutomatic, stopUrl, ...message }) {
      const headers = {
        from: senderName,
        ...(stopUrl !== undefined && { 'list-unsubscribe': `<${stopUrl}>` }),
        ...(replyTo && { 'reply-to': `${replyTo.name} <${replyTo.address}>` }),
      }
      await keep({ ...message, kind: 'email', at: now(), headers })
      return sent
    },
    async sms(message) {
      await keep({ ...message, kind: 'sms', at: now(), subject: null, html: null, headers: {} })
      return sent
    },
    async webhook({ id, siteId, url, body }) {
      const headers = webhookHeaders({ id, body }, [SANDBOX_SECRET], now())
      await keep({
        id,
        siteId,
        at: now(),
        kind: 'webhook',
        to: url,
        subject: null,
        text: body,
        html: null,
        headers,
      })
      return sent
    },
  }
}

import type { WriteXml } from '#integrations/xml/port.ts'
import type { SendEmail } from '#integrations/email/port.ts'
import type { SendSms } from '#integrations/sms/port.ts'
import type { SendWebhook } from '#integrations/webhooks/port.ts'

/** The means of sending; `null` where the operator has configured none. */
export type Senders = {
  email: SendEmail | null
  sms: SendSms | null
  webhook: SendWebhook
  writeXml: WriteXml
}

import type { SendOutcome } from '#domain/lead-delivery/send-outcome.ts'

type SmsMessage = {
  id: string
  siteId: string
  /** In international format, such as `+61491570006`. */
  to: string
  text: string
}

/** Hands one text message to a gateway. */
export type SendSms = (message: SmsMessage) => Promise<SendOutcome>

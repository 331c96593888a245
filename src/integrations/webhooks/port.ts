import type { SendOutcome } from '#domain/delivery/send-outcome.ts'

type WebhookCall = {
  /** The same at every attempt: the receiver takes each id once. */
  id: string
  siteId: string
  url: string
  body: string
}

/** Hands one signed call to somebody else's system. */
export type SendWebhook = (call: WebhookCall) => Promise<SendOutcome>

import type { SendOutcome } from '#domain/lead-delivery/send-outcome.ts'

type WebhookCall = {
  /** The same for every attempt, so that the receiver can take each id once. */
  id: string
  siteId: string
  url: string
  body: string
}

/** Sends one signed call to another system. */
export type SendWebhook = (call: WebhookCall) => Promise<SendOutcome>

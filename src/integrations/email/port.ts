import type { SendOutcome } from '#domain/delivery/send-outcome.ts'

export type EmailMessage = {
  /** The same at every attempt, so that a mailbox can tell a repeated message. */
  id: string
  siteId: string
  /** Whom it comes from, by name; the address is the operator's. */
  senderName: string
  to: string
  replyTo: { name: string; address: string } | null
  subject: string
  text: string
  /** `null` for systems that read text only. */
  html: string | null
  /** Nobody wrote it by hand, so no absence note should answer it. */
  isAutomatic: boolean
}

/** Hands one message to the mail system, which takes it from there. */
export type SendEmail = (message: EmailMessage) => Promise<SendOutcome>

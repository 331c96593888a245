import type { SendOutcome } from '#domain/lead-delivery/send-outcome.ts'

export type EmailMessage = {
  /** The same for every attempt, so that a mailbox can recognise a repeated message. */
  id: string
  siteId: string
  /** The sender’s name. The address is the operator’s. */
  senderName: string
  to: string
  replyTo: { name: string; address: string } | null
  subject: string
  text: string
  /** `null` for systems that only read text. */
  html: string | null
  /** Whether it is automatic, so that no out-of-office reply is sent to it. */
  isAutomatic: boolean
  /** Where a mailbox stops such messages with one press (RFC 8058). */
  stopUrl?: string
}

/** Hands one message to the mail server. */
export type SendEmail = (message: EmailMessage) => Promise<SendOutcome>

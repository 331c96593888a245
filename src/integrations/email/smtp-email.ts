import { createTransport } from 'nodemailer'
import { oneLine } from '#domain/lead-delivery/markup.ts'
import type { EmailMessage, SendEmail } from './port.ts'

/** How long a mail server may take for each step. */
const STEP_MS = 10_000
/** How long for the whole email, its wait for a connection included: a server can be slow in every step. */
const EMAIL_MS = 45_000

export type Smtp = {
  /** For example `smtps://user:password@mail.example:465`. */
  url: string
  /** The sender’s address. The mail server must be allowed to send for its domain. */
  from: string
  /** How long an email may take. */
  withinMs?: number
}

/** Sends email through any SMTP server, encrypted wherever the server offers it. */
export function smtpEmail({ url, from, withinMs = EMAIL_MS }: Smtp): SendEmail & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    // What a visitor typed is text, never a file name or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const send: SendEmail = async (message) => {
    try {
      const signal = AbortSignal.timeout(withinMs)
      const { response } = await transport.sendMail({ ...mailOf(message, from), signal })
      return { outcome: 'sent', answer: response }
    } catch (error) {
      const isBadAddress = saysBadAddress(error)
      return { outcome: 'failed', problem: problemOf(error), reason: String(error), isBadAddress }
    }
  }
  return Object.assign(send, { close: () => transport.close() })
}

function mailOf(
  { id, senderName, to, replyTo, subject, text, html, isAutomatic, stopUrl }: EmailMessage,
  from: string,
) {
  return {
    messageId: `<${id}@${from.split('@').at(-1)}>`,
    from: { name: oneLine(senderName), address: from },
    // As an object, an address is one address. In a string, a comma would start another.
    to: [{ name: '', address: to }],
    ...(replyTo && { replyTo: [{ name: oneLine(replyTo.name), address: replyTo.address }] }),
    subject: oneLine(subject),
    text,
    ...(html !== null && { html }),
    headers: {
      ...(isAutomatic && { 'Auto-Submitted': 'auto-generated' }),
      ...(stopUrl !== undefined && oneClickStop(stopUrl)),
    },
  }
}

/** RFC 8058: the mailbox sends a POST to this address when its reader presses “Unsubscribe”. */
function oneClickStop(stopUrl: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/**
 * Only a server that says so in its enhanced code (RFC 3463) knows of no such mailbox. Others refuse the recipient for what they
 * think of the sender, with the same 550.
 */
function saysBadAddress(error: unknown) {
  if (!(error instanceof Error)) return false
  const { command, responseCode, response } = error as {
    command?: unknown
    responseCode?: unknown
    response?: unknown
  }
  const isRefused = command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500
  return isRefused && NO_MAILBOX.test(String(response))
}

/** No such mailbox (5.1.1, 5.1.6), domain (5.1.2, 5.1.10) or address (5.1.3), or the mailbox is closed (5.2.1). */
const NO_MAILBOX = /^\d{3}[ -]5\.(?:1\.(?:[1236]|10)|2\.1)\b/

/** The server’s code or the network’s error code. The server’s text may contain an address. */
function problemOf(error: unknown) {
  if (!(error instanceof Error)) return 'unknown'
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown }
  return `smtp ${String(responseCode ?? code ?? error.name)}`
}

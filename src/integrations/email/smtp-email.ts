import { createTransport } from 'nodemailer'
import { oneLine } from '#domain/delivery/markup.ts'
import type { EmailMessage, SendEmail } from './port.ts'

/** How long a mail server may take with each step, well within the time for which a job is ours. */
const STEP_MS = 10_000

export type Smtp = {
  /** Such as `smtps://user:password@mail.example:465`. */
  url: string
  /** The address that mails come from. The mail server must be allowed to send for its domain. */
  from: string
}

/** Mail through any server that speaks SMTP; encrypted wherever the server offers it. */
export function smtpEmail({ url, from }: Smtp): SendEmail & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    // What a visitor wrote is text, never the name of a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const send: SendEmail = async (message) => {
    try {
      const { response } = await transport.sendMail(mailOf(message, from))
      return { outcome: 'sent', answer: response }
    } catch (error) {
      return { outcome: 'failed', problem: problemOf(error), reason: String(error) }
    }
  }
  return Object.assign(send, { close: () => transport.close() })
}

function mailOf(
  { id, senderName, to, replyTo, subject, text, html, isAutomatic }: EmailMessage,
  from: string,
) {
  return {
    messageId: `<${id}@${from.split('@').at(-1)}>`,
    from: { name: oneLine(senderName), address: from },
    // As objects, an address is one address: a comma in it would otherwise begin another.
    to: [{ name: '', address: to }],
    ...(replyTo && { replyTo: [{ name: oneLine(replyTo.name), address: replyTo.address }] }),
    subject: oneLine(subject),
    text,
    ...(html !== null && { html }),
    ...(isAutomatic && { headers: { 'Auto-Submitted': 'auto-generated' } }),
  }
}

/** The server's number or the network's word; its sentence may repeat an address. */
function problemOf(error: unknown) {
  if (!(error instanceof Error)) return 'unknown'
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown }
  return `smtp ${String(responseCode ?? code ?? error.name)}`
}

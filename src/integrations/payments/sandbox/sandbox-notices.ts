import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { PaymentEvent, ReadEvent } from '../port.ts'
import type { SandboxPayment } from './port.ts'
import type { NoticeJob } from './sandbox-store.ts'

const SIGNATURE_HEADER = 'forecourt-sandbox-signature'
const TOLERANCE_SECONDS = 300

const noticeBody = z.object({
  id: z.string(),
  kind: z.string(),
  payment: z.object({
    id: z.string(),
    paymentId: z.string(),
    siteId: z.string(),
    amountCents: z.int(),
  }),
})

const kinds: readonly string[] = [
  'paid',
  'declined',
  'ended',
  'refunded',
  'refund failed',
] satisfies PaymentEvent['kind'][]

/** A notice for a job to send. Each has an id of its own. */
export function noticeOf(
  { id, paymentId, amountCents }: SandboxPayment,
  kind: PaymentEvent['kind'],
  siteId: string,
): NoticeJob {
  const payment = { id, paymentId, siteId, amountCents }
  const notice: z.input<typeof noticeBody> = { id: `evt_${randomUUID()}`, kind, payment }
  return { kind: 'sandbox-payment-notice', payload: { body: JSON.stringify(notice), pays: false } }
}

export function signNotice(body: string, key: string, now: Date): Headers {
  const seconds = Math.floor(now.getTime() / 1000)
  return new Headers({ [SIGNATURE_HEADER]: `t=${seconds},v1=${signature(body, key, seconds)}` })
}

/** Reads a notice that was signed with the key within the last minutes. */
export function readNotice(
  { body, headers, now }: { body: string; headers: Headers; now: Date },
  { key, siteId }: { key: string; siteId: string },
): ReadEvent {
  const [, time, given = ''] =
    /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(headers.get(SIGNATURE_HEADER) ?? '') ?? []
  if (time === undefined) return { outcome: 'refused', reason: 'there is no signature' }
  if (!isSame(given, signature(body, key, Number(time))))
    return { outcome: 'refused', reason: 'the signature does not match' }
  if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_SECONDS)
    return { outcome: 'refused', reason: 'the signature is too old' }

  const notice = noticeBody.safeParse(jsonOf(body))
  if (!notice.success) return { outcome: 'refused', reason: 'the notice is not readable' }
  const { id: eventId, kind, payment } = notice.data
  if (!isKind(kind) || payment.siteId !== siteId) return { outcome: 'ignored' }
  const { id: providerId, ...rest } = payment
  return { outcome: 'event', event: { eventId, kind, providerId, ...rest } }
}

/** The site’s key also signs other things, so this is a key of its own. */
function signature(body: string, key: string, seconds: number) {
  const own = createHmac('sha256', key).update('sandbox payment notices').digest()
  return createHmac('sha256', own).update(`${seconds}.${body}`).digest('hex')
}

function isSame(a: string, b: string) {
  return timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'))
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isKind(kind: string): kind is PaymentEvent['kind'] {
  return kinds.includes(kind)
}

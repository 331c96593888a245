import type Stripe from 'stripe'
import type { PaymentEvent, ReadEvent } from '../port.ts'

/** An event that is older may be a replay. */
const TOLERANCE_SECONDS = 300

type Received = { body: string; headers: Headers; now: Date }

/** Reads a webhook that is signed with one of the secrets. While a secret is being replaced, there are two. */
export async function readStripeEvent(
  stripe: Stripe,
  { body, headers, now }: Received,
  { siteId, secrets }: { siteId: string; secrets: readonly string[] },
): Promise<ReadEvent> {
  const signature = headers.get('stripe-signature') ?? ''
  let reason = 'no webhook secret is set'
  for (const secret of secrets) {
    try {
      const event = await stripe.webhooks.constructEventAsync(
        body,
        signature,
        secret,
        TOLERANCE_SECONDS,
        undefined,
        now.getTime(),
      )
      return toSite(event, siteId)
    } catch (error) {
      ;[reason = ''] = String(error).split('\n')
    }
  }
  return { outcome: 'refused', reason }
}

/** Sites may share an account at Stripe, which then sends the events of each to all. */
function toSite(event: Stripe.Event, siteId: string): ReadEvent {
  const reading = readingOf(event)
  const { payment_id: paymentId, site_id } = reading?.metadata ?? {}
  if (!reading || paymentId === undefined || site_id !== siteId) return { outcome: 'ignored' }
  const { kind, providerId, amountCents } = reading
  return { outcome: 'event', event: { eventId: event.id, kind, paymentId, siteId, providerId, amountCents } }
}

/** `providerId` is the session of a payment. The events of charges and refunds have the payment intent instead. */
type Reading = Pick<PaymentEvent, 'kind' | 'providerId' | 'amountCents'> & {
  metadata: Stripe.Metadata | null
}

function readingOf(event: Stripe.Event): Reading | null {
  switch (event.type) {
    case 'checkout.session.completed':
      // Unpaid: a slow payment method, whose success or failure is an event of its own.
      return event.data.object.payment_status === 'paid' ? ofSession('paid', event.data.object) : null
    case 'checkout.session.async_payment_succeeded':
      return ofSession('paid', event.data.object)
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return ofSession('ended', event.data.object)
    case 'payment_intent.payment_failed': {
      const { id, metadata, amount } = event.data.object
      return { kind: 'declined', metadata, providerId: id, amountCents: amount }
    }
    case 'charge.refunded': {
      const { id, metadata, payment_intent: intent, amount_refunded } = event.data.object
      return { kind: 'refunded', metadata, providerId: idOf(intent) ?? id, amountCents: amount_refunded }
    }
    case 'refund.failed':
      return ofFailedRefund(event.data.object)
    case 'charge.refund.updated':
      return event.data.object.status === 'failed' ? ofFailedRefund(event.data.object) : null
    default:
      return null
  }
}

function ofSession(
  kind: PaymentEvent['kind'],
  { id, metadata, amount_total }: Stripe.Checkout.Session,
): Reading {
  return { kind, metadata, providerId: id, amountCents: amount_total ?? 0 }
}

/** Only a refund of ours has our metadata. One that the dealer made at Stripe’s dashboard is theirs to repeat. */
function ofFailedRefund({ id, metadata, payment_intent: intent, amount }: Stripe.Refund): Reading {
  return { kind: 'refund failed', metadata, providerId: idOf(intent) ?? id, amountCents: amount }
}

function idOf(object: string | { id: string } | null) {
  return typeof object === 'string' ? object : object?.id
}

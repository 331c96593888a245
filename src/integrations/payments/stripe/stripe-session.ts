import type Stripe from 'stripe'
import type { PaymentOrder, ProviderPayment } from '../port.ts'

/** Stripe takes payments for at least half an hour, so ours ends that much later than it should. We end it earlier. */
const MIN_MS = 30 * 60_000
/** Stripe’s longest, which is also its default, less half an hour for the time until it is asked. */
const MAX_MS = 23.5 * 60 * 60_000
const MAX_CHARACTERS = 250

/** The Checkout Session for an order. The same order makes the same session, as an idempotency key requires. */
export function sessionFor(order: PaymentOrder, now: Date): Stripe.Checkout.SessionCreateParams {
  const metadata = { payment_id: order.paymentId, site_id: order.siteId, reference: order.reference }
  const expiresAt = order.endsAt.getTime() + MIN_MS
  return {
    mode: 'payment',
    // Cards, and wallets that have cards. They pay at once or not at all.
    allowed_payment_method_types: ['card'],
    // The customer pays the advertised dollars, not Stripe’s conversion into another currency.
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'aud',
          unit_amount: order.amountCents,
          product_data: { name: order.description.slice(0, MAX_CHARACTERS) },
        },
      },
    ],
    client_reference_id: order.paymentId,
    metadata,
    payment_intent_data: { metadata, description: `${order.reference}: ${order.description}` },
    ...(order.email !== null && { customer_email: order.email }),
    success_url: order.returnUrl,
    cancel_url: order.cancelUrl,
    ...(expiresAt - now.getTime() < MAX_MS && { expires_at: Math.floor(expiresAt / 1000) }),
  }
}

/** What to ask for with a session, to learn what was refunded, and with which refunds. */
export const chargeInSession = 'payment_intent.latest_charge'
export const refundsInSession = `${chargeInSession}.refunds`

/** A session as our payment; `null` when it is not one of this site’s. */
export function paymentOf(session: Stripe.Checkout.Session, siteId: string): ProviderPayment | null {
  const { payment_id: paymentId, site_id } = session.metadata ?? {}
  if (paymentId === undefined || site_id !== siteId) return null
  return {
    providerId: session.id,
    paymentId,
    siteId,
    state: stateOf(session),
    amountCents: session.amount_total ?? 0,
    refundedCents: refundedOf(chargeOf(session)),
    createdAt: new Date(session.created * 1000),
  }
}

/** The charge of a session that was retrieved with it; `null` when nothing has been charged. */
export function chargeOf({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.Charge | null {
  if (intent === null || typeof intent === 'string') return null
  return typeof intent.latest_charge === 'string' ? null : intent.latest_charge
}

/** Whether a refund is under way. It counts towards what was refunded, and may still fail. */
export function isPending({ status }: Stripe.Refund): boolean {
  return status === 'pending' || status === 'requires_action'
}

function refundedOf(charge: Stripe.Charge | null) {
  const underWay = charge?.refunds?.data.filter(isPending) ?? []
  return underWay.reduce((left, { amount }) => left - amount, charge?.amount_refunded ?? 0)
}

function stateOf({ payment_status, status }: Stripe.Checkout.Session): ProviderPayment['state'] {
  if (payment_status === 'paid') return 'paid'
  return status === 'expired' ? 'ended' : 'open'
}

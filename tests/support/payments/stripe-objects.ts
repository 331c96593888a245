/**
 * Objects as Stripe’s API returns them: the fields that we send or read, and those around them, with the names and types of
 * `fixtures3.json` in Stripe’s public OpenAPI repository (MIT).
 */
export type StripeSession = ReturnType<typeof stripeSession>
export type StripeRefund = ReturnType<typeof stripeRefund>
type Metadata = Record<string, string>

export function stripeSession(values: {
  id: string
  created: number
  expires_at: number
  amount: number
  client_reference_id: string | null
  customer_email: string | null
  metadata: Metadata
  success_url: string
  cancel_url: string
}) {
  const { amount, ...given } = values
  return {
    ...given,
    object: 'checkout.session' as const,
    amount_subtotal: amount,
    amount_total: amount,
    currency: 'aud',
    livemode: false,
    mode: 'payment',
    payment_method_types: ['card'],
    payment_intent: null as ReturnType<typeof stripeIntent> | null,
    payment_status: 'unpaid',
    status: 'open',
    ui_mode: 'hosted_page',
    url: `https://checkout.stripe.com/c/pay/${given.id}` as string | null,
  }
}

export function stripeIntent({
  id,
  amount,
  metadata,
  created,
}: {
  id: string
  amount: number
  metadata: Metadata
  created: number
}) {
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_received: amount,
    capture_method: 'automatic',
    created,
    currency: 'aud',
    last_payment_error: null,
    latest_charge: stripeCharge({ id: id.replace('pi_', 'ch_'), amount, metadata, created, intent: id }),
    livemode: false,
    metadata,
    payment_method_types: ['card'],
    status: 'succeeded',
  }
}

/** A charge copies the metadata of its payment intent. */
function stripeCharge({
  id,
  amount,
  metadata,
  created,
  intent,
}: {
  id: string
  amount: number
  metadata: Metadata
  created: number
  intent: string
}) {
  return {
    id,
    object: 'charge',
    amount,
    amount_captured: amount,
    amount_refunded: 0,
    captured: true,
    created,
    currency: 'aud',
    disputed: false,
    livemode: false,
    metadata,
    paid: true,
    payment_intent: intent,
    refunded: false,
    refunds: {
      object: 'list',
      data: [] as ReturnType<typeof stripeRefund>[],
      has_more: false,
      url: `/v1/charges/${id}/refunds`,
    },
    status: 'succeeded',
  }
}

export function stripeRefund(values: {
  id: string
  amount: number
  charge: string
  created: number
  metadata: Metadata
  payment_intent: string
}) {
  return {
    ...values,
    object: 'refund',
    balance_transaction: null,
    currency: 'aud',
    destination_details: { card: { type: 'refund' }, type: 'card' },
    reason: null,
    receipt_number: null,
    status: 'succeeded',
  }
}

export function stripeEvent(id: string, type: string, object: object) {
  return {
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: 1_773_108_000,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  }
}

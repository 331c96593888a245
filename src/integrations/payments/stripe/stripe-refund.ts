import type Stripe from 'stripe'
import type { PaymentFailure, Refunded } from '../port.ts'
import { chargeOf, isPending, refundsInSession } from './stripe-session.ts'
import { isStripeError } from './stripe-client.ts'

type Refund = { paymentId: string; siteId: string; providerId: string }

/** Refunds what is left of a payment. A refund that failed may be asked for again; any other is made once. */
export async function refundSession(
  stripe: Stripe,
  { paymentId, siteId, providerId }: Refund,
): Promise<Refunded | PaymentFailure> {
  const session = await stripe.checkout.sessions.retrieve(providerId, {
    expand: [refundsInSession],
  })
  const charge = chargeOf(session)
  if (!charge?.paid) return final('stripe nothing to refund', `${providerId} has no paid charge`)

  const refunds = charge.refunds?.data ?? []
  if (refunds.some(isPending)) return { outcome: 'refund pending' }
  if (charge.refunded) return { outcome: 'refunded' }
  // Stripe repeats its response to the same key, which would be the refund that failed.
  const failed = refunds.filter(hasFailed).length
  const refund = await createRefund(stripe, {
    charge: charge.id,
    metadata: { payment_id: paymentId, site_id: siteId },
    key: failed === 0 ? `refund-${paymentId}` : `refund-${paymentId}-${failed}`,
  })
  if (refund === 'refunded already') return { outcome: 'refunded' }
  if (isPending(refund)) return { outcome: 'refund pending' }
  if (hasFailed(refund))
    return final('stripe refund failed', `${refund.id} is ${refund.status}: ${refund.failure_reason}`)
  return { outcome: 'refunded' }
}

type NewRefund = { charge: string; metadata: Stripe.MetadataParam; key: string }

/** The dealer may refund at Stripe’s own dashboard while we do. */
async function createRefund(stripe: Stripe, { charge, metadata, key }: NewRefund) {
  try {
    return await stripe.refunds.create({ charge, metadata }, { idempotencyKey: key })
  } catch (error) {
    if (isStripeError(error) && error.code === 'charge_already_refunded') return 'refunded already'
    throw error
  }
}

function hasFailed({ status }: Stripe.Refund) {
  return status === 'failed' || status === 'canceled'
}

function final(problem: string, reason: string): PaymentFailure {
  return { outcome: 'failed', problem, reason, isFinal: true }
}

import type { Payment } from '#data/payments/payments.ts'
import type { JobOutcome } from '#domain/jobs/job-outcome.ts'
import { refundWait } from '#domain/payments/refund-wait.ts'
import { holdPlan } from '../reservations/hold-plan.ts'
import type { PaymentSettler } from './settle-payment.ts'

/** Sends a payment back, and records it once the provider has confirmed it. */
export async function refundPayment(payment: Payment, desk: PaymentSettler): Promise<JobOutcome> {
  const { paymentProvider: provider, payments } = desk
  if (payment.state !== 'refunding' || payment.providerId === null) return { outcome: 'unneeded' }
  if (provider?.name !== payment.provider)
    return { outcome: 'waiting', reason: `the site has no connection to ${payment.provider}` }
  const { id: paymentId, providerId, amountCents } = payment
  const refund = await provider.refund({ paymentId, providerId, amountCents })
  if (refund.outcome === 'failed') return refund
  if (refund.outcome === 'refunded') {
    await payments.settle(paymentId, 'refund done', holdPlan(desk))
    return { outcome: 'done' }
  }
  const waitMs = refundWait(desk.now().getTime() - payment.updatedAt.getTime())
  return { outcome: 'not yet', reason: 'the refund is under way', waitMs }
}

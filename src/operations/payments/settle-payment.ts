import type { Payment, PaymentStore, Settled } from '#data/payments/payments.ts'
import type { PaymentEventName } from '#domain/payments/payment-states.ts'
import type { PaymentFailure, PaymentProvider, ProviderPayment } from '#integrations/payments/port.ts'
import { holdPlan } from '../reservations/hold-plan.ts'
import type { Dealership } from '../sites/dealership.ts'

/** What it takes to bring a payment up to date. */
export type PaymentSettler = Pick<Dealership, 'siteId' | 'site' | 'now' | 'paymentProvider'> & {
  payments: Pick<PaymentStore, 'find' | 'settle' | 'notice'>
}

/** Applies what the provider says of a payment. The same again, or older news, change nothing. */
async function settlePayment(
  payment: Payment,
  at: ProviderPayment,
  desk: PaymentSettler,
): Promise<Settled | null> {
  // A payment of another amount is not ours to interpret. Reconciliation reports it.
  if (at.paymentId !== payment.id || at.siteId !== desk.siteId) return null
  if (at.state === 'paid' && at.amountCents !== payment.amountCents) return null
  let settled: Settled | null = null
  for (const event of eventsOf(at, payment)) {
    settled = await desk.payments.settle(payment.id, event, holdPlan(desk))
  }
  return settled
}

function eventsOf(at: ProviderPayment, { amountCents }: Payment): PaymentEventName[] {
  if (at.state === 'open') return []
  if (at.state === 'ended') return ['end']
  return at.refundedCents >= amountCents ? ['pay', 'refund done'] : ['pay']
}

/** Asks the provider about a payment, and applies the answer. */
export async function askProvider(
  payment: Payment,
  desk: PaymentSettler,
  ask: 'find' | 'end' = 'find',
): Promise<{ outcome: 'asked'; at: ProviderPayment | null } | PaymentFailure> {
  const provider: PaymentProvider | null = desk.paymentProvider
  if (!provider || payment.providerId === null) return { outcome: 'asked', at: null }
  const found = await provider[ask](payment.providerId)
  if (found.outcome === 'failed') return found
  if (found.payment) await settlePayment(payment, found.payment, desk)
  return { outcome: 'asked', at: found.payment }
}

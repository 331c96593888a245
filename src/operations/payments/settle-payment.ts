import type { Payment, PaymentStore } from '#data/payments/payments.ts'
import type { PaymentEventName } from '#domain/payments/payment-states.ts'
import type { PaymentFailure, PaymentProvider, ProviderPayment } from '#integrations/payments/port.ts'
import { holdPlan } from '../reservations/hold-plan.ts'
import type { Dealership } from '../sites/dealership.ts'

/** What it takes to bring a payment up to date. */
export type PaymentSettler = Pick<Dealership, 'siteId' | 'site' | 'now' | 'paymentProvider'> & {
  payments: Pick<PaymentStore, 'find' | 'settle' | 'notice'>
}

/** Applies what the provider says of a payment. `false` when it is nothing new. */
async function settlePayment(payment: Payment, at: ProviderPayment, desk: PaymentSettler): Promise<boolean> {
  // A payment of another amount is not ours to interpret. Reconciliation reports it.
  if (at.paymentId !== payment.id || at.siteId !== desk.siteId) return false
  if (at.state === 'paid' && at.amountCents !== payment.amountCents) return false
  let isNews = false
  for (const event of eventsOf(at, payment)) {
    const settled = await desk.payments.settle(payment.id, event, holdPlan(desk))
    isNews ||= settled?.isNews ?? false
  }
  return isNews
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
): Promise<{ outcome: 'asked'; at: ProviderPayment | null; isNews: boolean } | PaymentFailure> {
  const provider: PaymentProvider | null = desk.paymentProvider
  if (!provider || payment.providerId === null) return { outcome: 'asked', at: null, isNews: false }
  const found = await provider[ask](payment.providerId)
  if (found.outcome === 'failed') return found
  const isNews = found.payment !== null && (await settlePayment(payment, found.payment, desk))
  return { outcome: 'asked', at: found.payment, isNews }
}

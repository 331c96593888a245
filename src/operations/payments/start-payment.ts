import type { NewPayment, Payment } from '#data/payments/payments.ts'
import type { PaymentFailure } from '#integrations/payments/port.ts'
import { holdPlan } from '../reservations/hold-plan.ts'
import type { Dealership } from '../sites/dealership.ts'
import { askProvider, type PaymentSettler } from './settle-payment.ts'

type Starter = PaymentSettler & Pick<Dealership, 'payments'>

export type PaymentStart = Omit<NewPayment, 'provider'> & {
  description: string
  /** Where the customer comes back to. */
  addressesOf(paymentId: string): Promise<{ returnUrl: string; cancelUrl: string }>
  endsAt: Date
}

export type StartOutcome =
  | { outcome: 'started'; payUrl: string }
  /** It has been paid meanwhile. */
  | { outcome: 'paid' }
  | { outcome: 'unavailable' }
  | PaymentFailure

/**
 * Starts a payment, or goes on with one that was started before and is still open, so that nobody pays twice. Earlier
 * payments for the same are settled first.
 */
export async function startPayment(
  { description, addressesOf, endsAt, ...payment }: PaymentStart,
  earlier: readonly Payment[],
  desk: Starter,
): Promise<StartOutcome> {
  const { paymentProvider: provider, payments, siteId } = desk
  if (!provider) return { outcome: 'unavailable' }
  for (const before of earlier) {
    if (before.state === 'paid') return { outcome: 'paid' }
    if (before.state !== 'started' || before.provider !== provider.name) continue
    const asked = await askProvider(before, desk)
    if (asked.outcome === 'failed') return asked
    if (asked.at?.state === 'paid') return { outcome: 'paid' }
    if (asked.at?.state === 'open' && before.payUrl !== null)
      return { outcome: 'started', payUrl: before.payUrl }
  }
  const created = await payments.create({ ...payment, provider: provider.name })
  const { id: paymentId, amountCents, reference, email } = created
  const order = { paymentId, siteId, amountCents, reference, email, description, endsAt }
  const started = await provider.start({ ...order, ...(await addressesOf(paymentId)) })
  if (started.outcome === 'failed') {
    // Otherwise the provider may have started it all the same, and can still report it as paid.
    if (started.isFinal) await payments.settle(paymentId, 'end', holdPlan(desk))
    return started
  }
  await payments.started(paymentId, started)
  return { outcome: 'started', payUrl: started.payUrl }
}

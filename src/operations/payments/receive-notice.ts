import type { PaymentEvent } from '#integrations/payments/port.ts'
import type { PaymentEventName } from '#domain/payments/payment-states.ts'
import { holdPlan } from '../reservations/hold-plan.ts'
import type { PaymentSettler } from './settle-payment.ts'

/** `known`: genuine, and nothing new. `ignored`: genuine, and nothing that we act on. `refused`: not from the provider. */
export type NoticeOutcome = 'handled' | 'known' | 'ignored' | 'refused'

/**
 * Handles what a payment provider tells us. It may come twice, late, out of order or before the customer is back; a
 * late notice changes nothing.
 */
export async function receivePaymentNotice(
  body: string,
  headers: Headers,
  desk: PaymentSettler,
): Promise<NoticeOutcome> {
  const { paymentProvider: provider, payments, siteId, now } = desk
  if (!provider) return 'refused'
  const read = await provider.readEvent(body, headers, now())
  if (read.outcome !== 'event') return read.outcome
  const { event } = read
  const payment = event.siteId === siteId ? await payments.find(event.paymentId) : null
  const steps = payment && stepsOf(event, payment.amountCents)
  if (!payment || !steps) return 'ignored'
  let isNews = false
  for (const step of steps) {
    const settled = await payments.settle(payment.id, step, holdPlan(desk))
    isNews ||= settled?.isNews ?? false
  }
  // Recorded last: after a crash in between, the event is handled again.
  await payments.notice({ provider: provider.name, eventId: event.eventId, kind: event.kind })
  return isNews ? 'handled' : 'known'
}

/** The steps that an event means; `null` when it means none. A declined card can be tried again. */
function stepsOf({ kind, amountCents: told }: PaymentEvent, amountCents: number): PaymentEventName[] | null {
  switch (kind) {
    case 'paid':
      return told === amountCents ? ['pay'] : null
    case 'ended':
      return ['end']
    case 'refunded':
      // A refund implies a payment, even if the refund arrives first.
      return told >= amountCents ? ['pay', 'refund done'] : null
    case 'declined':
    case 'refund failed':
      return null
  }
}

import type { PaymentEvent } from '#integrations/payments/port.ts'
import type { PaymentEventName } from '#domain/payments/payment-states.ts'
import { holdPlan } from '../reservations/hold-plan.ts'
import { askProvider, type PaymentSettler } from './settle-payment.ts'

/**
 * `known`: genuine, and nothing new. `ignored`: genuine, and nothing that we act on. `refused`: not from the provider. `not now`:
 * the provider has to be asked about it and can’t be reached, so it should send the notice again.
 */
export type NoticeOutcome = 'handled' | 'known' | 'ignored' | 'refused' | 'not now'

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
  if (!payment) return 'ignored'
  let isNews = false
  if (event.kind === 'refunded') {
    // Providers tell of a refund as soon as it is made, and it may still fail.
    const asked = await askProvider(payment, desk)
    if (asked.outcome === 'failed') return 'not now'
    isNews = asked.isNews
  } else {
    const step = stepOf(event, payment.amountCents)
    if (step === null) return 'ignored'
    const settled = await payments.settle(payment.id, step, holdPlan(desk))
    isNews = settled?.isNews ?? false
  }
  // Recorded last: after a crash in between, the event is handled again.
  await payments.notice({ provider: provider.name, eventId: event.eventId, kind: event.kind })
  return isNews ? 'handled' : 'known'
}

/** The step that an event means; `null` when it means none. A declined card can be tried again. */
function stepOf({ kind, amountCents: told }: PaymentEvent, amountCents: number): PaymentEventName | null {
  if (kind === 'ended') return 'end'
  return kind === 'paid' && told === amountCents ? 'pay' : null
}

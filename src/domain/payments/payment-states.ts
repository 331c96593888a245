/**
 * What a payment goes through. `ended`: it was not paid in time or given up. `refunding`: it is to go back, and the provider
 * has not confirmed it yet.
 */
export const paymentStates = ['started', 'ended', 'paid', 'refunding', 'refunded'] as const
export type PaymentState = (typeof paymentStates)[number]

export type PaymentEventName = 'pay' | 'end' | 'refund' | 'refund done'

/** Every step that a payment can take. An event that comes twice, late or out of order finds no step and changes nothing. */
const transitions: Readonly<Record<PaymentEventName, Partial<Record<PaymentState, PaymentState>>>> = {
  // Providers may take a payment just after its end.
  pay: { started: 'paid', ended: 'paid' },
  end: { started: 'ended' },
  refund: { paid: 'refunding' },
  // The dealer may refund at the provider without asking us.
  'refund done': { refunding: 'refunded', paid: 'refunded' },
}

/** The state after an event; `null` when the event changes nothing. */
export function nextPaymentState(state: PaymentState, event: PaymentEventName): PaymentState | null {
  return transitions[event][state] ?? null
}

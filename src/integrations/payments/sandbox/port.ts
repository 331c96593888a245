import type { PaymentEvent, ProviderPayment } from '../port.ts'

/** A payment at the demo’s own provider. */
export type SandboxPayment = {
  id: string
  paymentId: string
  amountCents: number
  description: string
  reference: string
  returnUrl: string
  cancelUrl: string
  endsAt: Date
  state: ProviderPayment['state']
  refundedCents: number
  /** How many of the next refunds fail. */
  refundFails: number
  createdAt: Date
}

/** The demo provider’s own service: what its pay page shows and does. */
export type PaymentSandbox = {
  find(id: string): Promise<SandboxPayment | null>
  /**
   * Takes the payment. `null` when it can’t be paid any more, unless its end is to be ignored. With `tells`, a job sends a
   * notice of it, which is stored with the payment.
   */
  pay(
    id: string,
    how?: { refundFails?: boolean; isLate?: boolean; tells?: boolean },
  ): Promise<SandboxPayment | null>
  /** A notice to us about a payment. Its text says what happened, and who sends it again sends the same text. */
  notice(payment: SandboxPayment, kind: PaymentEvent['kind']): string
  /** The headers of a notice that is sent now. */
  sign(notice: string): Promise<Headers>
  /** Sends a notice at a later moment, or as soon as a job can. It may take the payment first. */
  sendLater(
    payment: SandboxPayment,
    notice: string,
    options?: { dueAt?: Date; pays?: boolean; refundFails?: boolean },
  ): Promise<void>
}

/** `null` in anything but a demo. */
export type PaymentSandboxes = (siteId: string) => PaymentSandbox | null

/** What a customer is to pay, in Australian dollars, and where they come back to. */
export type PaymentOrder = {
  /** Our id of the payment. Starting the same payment twice starts it once. */
  paymentId: string
  siteId: string
  amountCents: number
  /** One line, such as “Deposit: 2023 Toyota HiLux SR5”. */
  description: string
  /** What the customer and the dealer call it, such as “R-7K3M9Q”. */
  reference: string
  email: string | null
  /** Absolute addresses of our own page, after paying and after giving up. */
  returnUrl: string
  cancelUrl: string
  /** From when the provider should take no more payment. A provider may need longer; a late payment is refunded. */
  endsAt: Date
}

/** A payment as the provider knows it. */
export type ProviderPayment = {
  /** The provider’s id of the payment. */
  providerId: string
  paymentId: string
  siteId: string
  /** `open`: it can still be paid. `ended`: it was not paid, and can’t be any more. */
  state: 'open' | 'paid' | 'ended'
  amountCents: number
  /** What has gone back. While a refund is still under way, only `since` counts it. */
  refundedCents: number
  createdAt: Date
}

/** What a provider tells us unasked. It may come twice, late, in any order, or never. */
export type PaymentEvent = {
  /** The provider’s id of the event, the same when it comes again. */
  eventId: string
  /** `refunded`: a refund was made, which may still be under way. */
  kind: 'paid' | 'declined' | 'ended' | 'refunded' | 'refund failed'
  paymentId: string
  siteId: string
  providerId: string
  /** What was paid, or refunded in total. */
  amountCents: number
}

export type PaymentFailure = {
  outcome: 'failed'
  /** A short reason without personal data, for the log. */
  problem: string
  /** Every known detail, for the person who investigates. */
  reason: string
  /** True when another attempt would fail too. */
  isFinal: boolean
}

type StartedPayment = { outcome: 'started'; providerId: string; payUrl: string }
export type FoundPayment = { outcome: 'found'; payment: ProviderPayment | null }
export type Refunded = { outcome: 'refunded' | 'refund pending' }
export type ReadEvent =
  | { outcome: 'event'; event: PaymentEvent }
  /** Genuine, and nothing that we act on. */
  | { outcome: 'ignored' }
  /** Not from the provider, too old, or not readable. */
  | { outcome: 'refused'; reason: string }

/** A service that takes payments for one site. No card details ever reach us. */
export type PaymentProvider = {
  name: 'stripe' | 'sandbox'
  start(order: PaymentOrder): Promise<StartedPayment | PaymentFailure>
  find(providerId: string): Promise<FoundPayment | PaymentFailure>
  /** Ends a payment that is still open. A payment that is already paid stays paid, and the answer says so. */
  end(providerId: string): Promise<FoundPayment | PaymentFailure>
  /** Refunds all of a payment, once however often it is asked. */
  refund(payment: {
    paymentId: string
    providerId: string
    amountCents: number
  }): Promise<Refunded | PaymentFailure>
  /** Reads and verifies an event. `body` is exactly what was received. */
  readEvent(body: string, headers: Headers, now: Date): Promise<ReadEvent>
  /** Every payment that was started from a moment on, in any order. Throws when the provider can’t be asked. */
  since(from: Date): AsyncIterable<ProviderPayment>
}

/** The provider of a site’s choice; `null` where it takes no payments, or the operator has not configured them. */
export type PaymentProviders = (site: { siteId: string; slug: string }) => PaymentProvider | null

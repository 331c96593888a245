import type { SandboxPayment } from './port.ts'

type NewSandboxPayment = Omit<SandboxPayment, 'state' | 'refundedCents' | 'refundFails' | 'createdAt'>

/** A notice that a job sends. Its payload is that of the kind `sandbox-payment-notice`. */
export type NoticeJob = {
  kind: 'sandbox-payment-notice'
  payload: { body: string; pays: boolean }
  dueAt?: Date
}

type SandboxChange = {
  set: Partial<Pick<SandboxPayment, 'state' | 'refundedCents' | 'refundFails'>>
  jobs: NoticeJob[]
}

/** Where the sandbox of one site stores its payments. */
export type SandboxPaymentStore = {
  /** The stored payment with this `paymentId`, which is a new one unless it was started before. */
  start(payment: NewSandboxPayment): Promise<SandboxPayment>
  find(id: string): Promise<SandboxPayment | null>
  /** Changes a payment and adds jobs about it, as one. No other change comes between. Returns it as it is then. */
  change(
    id: string,
    decide: (payment: SandboxPayment) => SandboxChange | null,
  ): Promise<SandboxPayment | null>
  since(from: Date): Promise<SandboxPayment[]>
}

export type SandboxParts = {
  siteId: string
  store: SandboxPaymentStore
  /** A secret of the site. Notices are signed with a key that is derived from it. */
  key: () => Promise<string>
  now?: () => Date
}

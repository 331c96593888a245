import { z } from 'zod'
import type { Dealership } from '../sites/dealership.ts'
import { jobKind } from '../jobs/job-kind.ts'
import { receivePaymentNotice } from './receive-notice.ts'
import type { PaymentSettler } from './settle-payment.ts'

export type SandboxNoticePorts = PaymentSettler & Pick<Dealership, 'paymentSandbox'>

const SECOND_MS = 1000

/** Notices that a demo’s own payment provider sends after its pay page has answered. */
export function sandboxNoticeJobKinds() {
  return {
    'sandbox-payment-notice': jobKind({
      payload: z.object({
        body: z.string(),
        /** The customer pays now, which a notice says that is due after the payment should have ended. */
        pays: z.boolean().default(false),
      }),
      retries: { firstWaitMs: 5 * SECOND_MS, maxWaitMs: 60 * SECOND_MS, maxAttempts: 10 },
      async handle({ key, payload: { body, pays } }, ports: SandboxNoticePorts) {
        const { paymentSandbox } = ports
        // A database that was once a demo’s.
        if (!paymentSandbox) return { outcome: 'unneeded' }
        if (pays) await paymentSandbox.pay(key, { isLate: true })
        // Signed when it is sent, because an old signature is refused.
        const outcome = await receivePaymentNotice(body, await paymentSandbox.sign(body), ports)
        return outcome === 'refused' || outcome === 'not now' ? refused : { outcome: 'done' }
      },
    }),
  }
}

const refused = {
  outcome: 'failed',
  problem: 'notice refused',
  reason: 'the sandbox’s notice was not recognised',
  isFinal: true,
} as const

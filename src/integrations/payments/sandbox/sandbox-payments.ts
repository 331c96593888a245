import { randomBytes } from 'node:crypto'
import type { FoundPayment, PaymentProvider, ProviderPayment } from '../port.ts'
import type { SandboxPayment } from './port.ts'
import { noticeOf, readNotice } from './sandbox-notices.ts'
import type { SandboxParts } from './sandbox-store.ts'

const ID_BYTES = 18

/**
 * Takes the place of a payment provider in a demo. No money moves: on its pay page, the customer chooses what happens. Like a
 * real provider it tells us what happens by signed notices, also when it was we who ended or refunded a payment.
 */
export function sandboxPayments({ siteId, store, key }: SandboxParts): PaymentProvider {
  const found = (payment: SandboxPayment | null): FoundPayment => ({
    outcome: 'found',
    payment: payment && providerPayment(payment, siteId),
  })

  return {
    name: 'sandbox',

    async start({ paymentId, amountCents, description, reference, returnUrl, cancelUrl, endsAt }) {
      const id = randomBytes(ID_BYTES).toString('base64url')
      const order = { paymentId, amountCents, description, reference, returnUrl, cancelUrl, endsAt }
      const { id: providerId } = await store.start({ id, ...order })
      const payUrl = new URL(`/sandbox/payments/${providerId}`, returnUrl).href
      return { outcome: 'started', providerId, payUrl }
    },

    find: async (providerId) => found(await store.find(providerId)),

    end: async (providerId) =>
      found(
        await store.change(providerId, (payment) =>
          payment.state === 'open'
            ? { set: { state: 'ended' }, jobs: [noticeOf(payment, 'ended', siteId)] }
            : null,
        ),
      ),

    async refund({ providerId }) {
      const before = await store.find(providerId)
      if (before?.state !== 'paid') return notPaid
      if (before.refundedCents > 0) return { outcome: 'refunded' }
      const after = await store.change(providerId, (payment) => {
        if (payment.refundedCents > 0) return null
        if (payment.refundFails > 0) {
          const set = { refundFails: payment.refundFails - 1 }
          return { set, jobs: [noticeOf(payment, 'refund failed', siteId)] }
        }
        const set = { refundedCents: payment.amountCents }
        return { set, jobs: [noticeOf(payment, 'refunded', siteId)] }
      })
      return { outcome: after && after.refundedCents > 0 ? 'refunded' : 'refund pending' }
    },

    readEvent: async (body, headers, now) => readNotice({ body, headers, now }, { key: await key(), siteId }),

    async *since(from) {
      for (const payment of await store.since(from)) yield providerPayment(payment, siteId)
    },
  }
}

const notPaid = {
  outcome: 'failed',
  problem: 'sandbox nothing to refund',
  reason: 'the payment is not paid',
  isFinal: true,
} as const

function providerPayment(payment: SandboxPayment, siteId: string): ProviderPayment {
  const { id: providerId, paymentId, state, amountCents, refundedCents, createdAt } = payment
  return { providerId, paymentId, siteId, state, amountCents, refundedCents, createdAt }
}

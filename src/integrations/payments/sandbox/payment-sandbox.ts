import type { PaymentSandbox } from './port.ts'
import { noticeOf, signNotice } from './sandbox-notices.ts'
import type { SandboxParts } from './sandbox-store.ts'

/** What the pay page of the demo’s provider does. */
export function paymentSandbox({ siteId, store, key, now = () => new Date() }: SandboxParts): PaymentSandbox {
  return {
    find: (id) => store.find(id),

    async pay(id, { refundFails = false, isLate = false, tells = false } = {}) {
      let wasPaid = false
      const payment = await store.change(id, (before) => {
        wasPaid = before.state === 'open' || (before.state === 'ended' && isLate)
        if (!wasPaid) return null
        const set = { state: 'paid', refundFails: refundFails ? 1 : before.refundFails } as const
        return { set, jobs: tells ? [noticeOf({ ...before, ...set }, 'paid', siteId)] : [] }
      })
      return wasPaid ? payment : null
    },

    notice: (payment, kind) => noticeOf(payment, kind, siteId).payload.body,

    sign: async (notice) => signNotice(notice, await key(), now()),

    async sendLater(payment, body, { dueAt, pays = false, refundFails = false } = {}) {
      const payload = { body, pays }
      const job = { kind: 'sandbox-payment-notice', payload, ...(dueAt && { dueAt }) } as const
      await store.change(payment.id, () => ({ set: refundFails ? { refundFails: 1 } : {}, jobs: [job] }))
    },
  }
}

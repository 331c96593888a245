import { expect, test } from 'vitest'
import { stripePayments } from '#integrations/payments/stripe/stripe-payments.ts'
import { receivePaymentNotice } from '#operations/payments/receive-notice.ts'
import { refundPayment } from '#operations/payments/refund-payment.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { signedWebhook } from '../../support/payments/sign-webhook.ts'
import { stripeEvent } from '../../support/payments/stripe-objects.ts'
import { fault, startStripe } from '../../support/payments/stripe-server.ts'
import { held } from '../../support/reservations/held-vehicle.ts'
import { plan } from '../../support/reservations/hold-plan.ts'

const webhookSecret = 'whsec_the-secret-of-the-endpoint'

test('RSV-03 a refund under way at Stripe is done when it has gone through, whatever is told before', async () => {
  const { desk, stripe, paymentId, refund, tellRefunded } = await released()
  stripe.nextRefunds.push('pending')

  expect(await refund()).toMatchObject({ outcome: 'not yet' })
  expect(await tellRefunded()).toBe('known')
  expect(await desk.payments.find(paymentId)).toMatchObject({ state: 'refunding' })

  stripe.passRefund('re_1')
  expect(await tellRefunded()).toBe('handled')
  expect(await desk.payments.find(paymentId)).toMatchObject({ state: 'refunded' })
  expect(await refund()).toEqual({ outcome: 'unneeded' })
})

test('RSV-03 a refund that fails while it is under way is made again', async () => {
  const { desk, stripe, paymentId, refund, tellRefunded } = await released()
  stripe.nextRefunds.push('pending')
  await refund()
  await tellRefunded()
  stripe.failRefund('re_1')

  expect(await refund()).toEqual({ outcome: 'done' })

  expect(stripe.refunds.map(({ status }) => status)).toEqual(['failed', 'succeeded'])
  expect(await desk.payments.find(paymentId)).toMatchObject({ state: 'refunded' })
})

test('RSV-03 a notice that Stripe can’t be asked about is to be sent again', async () => {
  const { desk, stripe, paymentId, tellRefunded } = await released()
  stripe.refundCharge('cs_test_1')
  stripe.troubles.push(...Array.from({ length: 3 }, () => fault(500, 'api_error', 'Try again.')))

  expect(await tellRefunded()).toBe('not now')
  expect(await tellRefunded()).toBe('handled')
  expect(await desk.payments.find(paymentId)).toMatchObject({ state: 'refunded' })
})

/** A deposit that was paid at a stand-in for Stripe, and is to go back. */
async function released() {
  const { dealer, hold, payment } = await held()
  const now = () => dealer.now()
  const { siteId } = dealer
  const stripe = await startStripe({ secretKey: 'sk_test_abc', now })
  const keys = { key: 'sk_test_abc', webhookSecrets: [webhookSecret], address: stripe.address }
  const provider = stripePayments({ siteId, ...keys, now })
  const started = await provider.start({
    paymentId: payment.id,
    siteId,
    amountCents: payment.amountCents,
    description: 'Deposit',
    reference: payment.reference,
    email: null,
    returnUrl: 'https://harbour.example/return',
    cancelUrl: 'https://harbour.example/',
    endsAt: hold.expiresAt,
  })
  if (started.outcome !== 'started') throw new Error('Stripe’s stand-in started no payment.')
  await dealer.payments.started(payment.id, started)
  stripe.pay(started.providerId)
  await dealer.payments.settle(payment.id, 'pay', plan)
  await dealer.holds.step(hold.id, 'release', plan)

  const desk: Dealership = { ...dealer, paymentProvider: provider }
  let told = 0
  return {
    desk,
    stripe,
    paymentId: payment.id,
    async refund() {
      const paid = await dealer.payments.find(payment.id)
      if (!paid) throw new Error('The payment is missing.')
      return refundPayment({ ...paid, provider: 'stripe' }, desk)
    },
    /** Stripe tells of a refund as soon as it has been made. */
    async tellRefunded() {
      const charge = {
        id: 'ch_test_1',
        object: 'charge',
        amount: payment.amountCents,
        amount_refunded: payment.amountCents,
        payment_intent: 'pi_test_1',
        metadata: { payment_id: payment.id, site_id: siteId },
        refunded: true,
      }
      const event = stripeEvent(`evt_${(told += 1)}`, 'charge.refunded', charge)
      const { body, headers } = signedWebhook(event, { secret: webhookSecret, at: now() })
      return receivePaymentNotice(body, headers, desk)
    },
  }
}

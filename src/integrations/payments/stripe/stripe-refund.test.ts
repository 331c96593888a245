import { expect, test } from 'vitest'
import { startStripe } from '../../../../tests/support/payments/stripe-server.ts'
import { stripePayments } from './stripe-payments.ts'

const noon = new Date('2026-03-10T02:00:00Z')
const refunded = { outcome: 'refunded' }
const payment = { paymentId: 'payment-1', providerId: 'cs_test_1', amountCents: 200_00 }

test('RSV-03 a payment is refunded once, however often it is asked', async () => {
  const { stripe, payments } = await paid()

  const [first, second] = await Promise.all([payments.refund(payment), payments.refund(payment)])
  expect([first, second, await payments.refund(payment)]).toEqual([refunded, refunded, refunded])

  expect(stripe.refunds).toMatchObject([
    { amount: 200_00, charge: 'ch_test_1', metadata: { payment_id: 'payment-1', site_id: 'site-1' } },
  ])
  expect(stripe.asked.filter(({ path }) => path === '/v1/refunds')).toMatchObject([
    { key: 'refund-payment-1' },
    { key: 'refund-payment-1' },
  ])
  expect(await payments.find('cs_test_1')).toMatchObject({
    payment: { state: 'paid', refundedCents: 200_00 },
  })
})

test('RSV-03 a refund that takes time is pending, and a new one is made only after it has failed', async () => {
  const { stripe, payments } = await paid()
  stripe.nextRefunds.push('pending')

  expect(await payments.refund(payment)).toEqual({ outcome: 'refund pending' })
  expect(await payments.refund(payment)).toEqual({ outcome: 'refund pending' })
  stripe.failRefund('re_1')
  expect(await payments.refund(payment)).toEqual({ outcome: 'refunded' })

  expect(stripe.refunds.map(({ status }) => status)).toEqual(['failed', 'succeeded'])
})

test('RSV-03 a refund that fails at once, or of a payment that was never paid, is a failure for good', async () => {
  const { stripe, payments } = await paid()
  stripe.nextRefunds.push('failed')
  expect(await payments.refund(payment)).toMatchObject({ problem: 'stripe refund failed', isFinal: true })

  await payments.start({ ...order, paymentId: 'payment-2' })
  expect(await payments.refund({ ...payment, providerId: 'cs_test_2' })).toMatchObject({
    problem: 'stripe nothing to refund',
    isFinal: true,
  })
})

const order = {
  paymentId: 'payment-1',
  siteId: 'site-1',
  amountCents: 200_00,
  description: 'Deposit',
  reference: 'R-1',
  email: null,
  returnUrl: 'https://harbour.example/return',
  cancelUrl: 'https://harbour.example/',
  endsAt: noon,
}

async function paid() {
  const stripe = await startStripe({ secretKey: 'sk_test_abc', now: () => noon })
  const payments = stripePayments({
    siteId: 'site-1',
    key: 'sk_test_abc',
    webhookSecrets: [],
    address: stripe.address,
    now: () => noon,
  })
  await payments.start(order)
  stripe.pay('cs_test_1')
  return { stripe, payments }
}

import { expect, test } from 'vitest'
import { fault, startStripe } from '../../../../tests/support/payments/stripe-server.ts'
import type { PaymentOrder, ProviderPayment } from '../port.ts'
import { stripePayments } from './stripe-payments.ts'

const noon = new Date('2026-03-10T02:00:00Z')
const secretKey = 'sk_test_abc'
const order: PaymentOrder = {
  paymentId: '0198f6c2-0000-7000-8000-000000000001',
  siteId: 'site-1',
  amountCents: 200_00,
  description: 'Deposit: 2023 Toyota HiLux SR5',
  reference: 'R-7K3M9Q',
  email: 'kim@example.com',
  returnUrl: 'https://harbour.example/checkout/return',
  cancelUrl: 'https://harbour.example/checkout',
  endsAt: new Date('2026-03-10T02:15:00Z'),
}

test('RSV-03 a payment starts as a Checkout Session with our ids, in Australian dollars and without a surcharge', async () => {
  const { stripe, payments } = await start()

  expect(await payments.start(order)).toEqual({
    outcome: 'started',
    providerId: 'cs_test_1',
    payUrl: 'https://checkout.stripe.com/c/pay/cs_test_1',
  })

  expect(stripe.asked).toMatchObject([
    { method: 'POST', path: '/v1/checkout/sessions', key: order.paymentId, version: '2026-10-28.endive' },
  ])
  const metadata = { payment_id: order.paymentId, site_id: 'site-1', reference: 'R-7K3M9Q' }
  expect(Object.fromEntries(new URLSearchParams(stripe.asked[0]?.body))).toEqual({
    mode: 'payment',
    'allowed_payment_method_types[0]': 'card',
    'adaptive_pricing[enabled]': 'false',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'aud',
    'line_items[0][price_data][unit_amount]': '20000',
    'line_items[0][price_data][product_data][name]': 'Deposit: 2023 Toyota HiLux SR5',
    client_reference_id: order.paymentId,
    ...named('metadata', metadata),
    ...named('payment_intent_data[metadata]', metadata),
    'payment_intent_data[description]': 'R-7K3M9Q: Deposit: 2023 Toyota HiLux SR5',
    customer_email: 'kim@example.com',
    success_url: order.returnUrl,
    cancel_url: order.cancelUrl,
    expires_at: String(Date.parse('2026-03-10T02:45:00Z') / 1000),
  })
})

test('RSV-03 the same payment starts once, and another order under its id is refused for good', async () => {
  const { stripe, payments } = await start()

  const first = await payments.start(order)
  expect(await payments.start({ ...order })).toEqual(first)
  expect(await payments.start({ ...order, amountCents: 300_00 })).toMatchObject({
    outcome: 'failed',
    problem: 'stripe 400',
    isFinal: true,
  })

  expect(stripe.sessions).toHaveLength(1)
})

test('RSV-03 a payment that may wait for days ends when Stripe ends it, after one', async () => {
  const { stripe, payments } = await start()

  expect(await payments.start({ ...order, endsAt: new Date('2026-03-13T02:00:00Z') })).toMatchObject({
    outcome: 'started',
  })

  expect(stripe.sessions[0]?.expires_at).toBe(Date.parse('2026-03-11T02:00:00Z') / 1000)
})

test.each([409, 500])('RSV-03 a %i is asked again under the same key', async (status) => {
  const { stripe, payments } = await start()
  stripe.troubles.push(fault(status, 'api_error', 'Try again.'))

  expect(await payments.start(order)).toMatchObject({ outcome: 'started' })

  expect(stripe.asked.map(({ key }) => key)).toEqual([order.paymentId, order.paymentId])
  expect(stripe.sessions).toHaveLength(1)
})

test.each([
  [fault(429, 'invalid_request_error', 'Slow down.', 'rate_limit'), 'stripe 429 rate_limit', false],
  [fault(401, 'invalid_request_error', 'Invalid API Key provided'), 'stripe 401', false],
  [
    fault(400, 'invalid_request_error', 'Invalid email address', 'email_invalid'),
    'stripe 400 email_invalid',
    true,
  ],
])('RSV-03 a failure is a value: %j', async (trouble, problem, isFinal) => {
  const { stripe, payments } = await start()
  stripe.troubles.push(trouble, trouble, trouble)

  expect(await payments.start(order)).toMatchObject({ outcome: 'failed', problem, isFinal })
})

test('RSV-03 Stripe is waited for only so long, and an unreachable one is a failure too', async () => {
  const { stripe, payments } = await start({ patienceMs: 50 })
  stripe.troubles.push('hang')
  const unreachable = { outcome: 'failed', problem: 'stripe unreachable', isFinal: false }

  expect(await payments.find('cs_test_1')).toMatchObject(unreachable)
  const nobody = { host: '127.0.0.1', port: 1, protocol: 'http' } as const
  expect(await provider({ address: nobody }).find('cs_test_1')).toMatchObject(unreachable)
})

test('RSV-03 a payment is found open, paid and ended, and another site’s is not found', async () => {
  const { stripe, payments } = await start()
  await payments.start(order)
  const open = { ...found('open'), refundedCents: 0 }

  expect(await payments.find('cs_test_1')).toEqual({ outcome: 'found', payment: open })
  expect(await payments.find('cs_test_9')).toEqual({ outcome: 'found', payment: null })
  expect(await provider({ address: stripe.address, siteId: 'site-2' }).find('cs_test_1')).toEqual({
    outcome: 'found',
    payment: null,
  })
  stripe.pay('cs_test_1')
  expect(await payments.find('cs_test_1')).toEqual({ outcome: 'found', payment: { ...open, state: 'paid' } })
})

test('RSV-03 an open payment is ended, and one that has been paid stays paid', async () => {
  const { stripe, payments } = await start()
  await payments.start(order)
  await payments.start({ ...order, paymentId: 'other' })
  stripe.pay('cs_test_2')

  expect(await payments.end('cs_test_1')).toMatchObject({ payment: { state: 'ended' } })
  expect(await payments.end('cs_test_1')).toMatchObject({ payment: { state: 'ended' } })
  expect(await payments.end('cs_test_2')).toMatchObject({ payment: { state: 'paid' } })
  expect(await payments.end('cs_test_9')).toEqual({ outcome: 'found', payment: null })
})

test('RSV-06 every payment since a moment is listed, over several pages and of this site alone', async () => {
  const { stripe, payments } = await start()
  for (let at = 0; at < 102; at++) await payments.start({ ...order, paymentId: `payment-${at}` })
  await payments.start({ ...order, siteId: 'site-2', paymentId: 'theirs' })
  stripe.pay('cs_test_1')

  const listed: ProviderPayment[] = []
  for await (const payment of payments.since(noon)) listed.push(payment)

  expect(listed).toHaveLength(102)
  expect(listed.filter(({ state }) => state === 'paid')).toMatchObject([{ paymentId: 'payment-0' }])
  expect((await Array.fromAsync(payments.since(new Date('2026-03-10T02:00:01Z')))).length).toBe(0)
  stripe.troubles.push(fault(401, 'invalid_request_error', 'Invalid API Key provided'))
  await expect(Array.fromAsync(payments.since(noon))).rejects.toThrow('Invalid API Key')
})

function found(state: ProviderPayment['state']) {
  const { paymentId, siteId, amountCents } = order
  return { providerId: 'cs_test_1', paymentId, siteId, state, amountCents, createdAt: noon }
}

async function start({ patienceMs = 20_000 } = {}) {
  const stripe = await startStripe({ secretKey, now: () => noon })
  return { stripe, payments: provider({ address: stripe.address, patienceMs }) }
}

function provider(overrides: Partial<Parameters<typeof stripePayments>[0]>) {
  return stripePayments({
    siteId: 'site-1',
    key: secretKey,
    webhookSecrets: [],
    now: () => noon,
    ...overrides,
  })
}

function named(name: string, values: Record<string, string>) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name}[${key}]`, value]))
}

import { expect, test } from 'vitest'
import { signedWebhook } from '../../../../tests/support/payments/sign-webhook.ts'
import {
  stripeEvent,
  stripeIntent,
  stripeRefund,
  stripeSession,
} from '../../../../tests/support/payments/stripe-objects.ts'
import { stripePayments } from './stripe-payments.ts'

const noon = new Date('2026-03-10T02:00:00Z')
const secret = 'whsec_the-secret-of-the-endpoint'
const metadata = { payment_id: 'payment-1', site_id: 'site-1', reference: 'R-1' }
const created = noon.getTime() / 1000
const session = stripeSession({
  id: 'cs_1',
  created,
  expires_at: created + 1800,
  amount: 200_00,
  client_reference_id: 'payment-1',
  customer_email: null,
  metadata,
  success_url: 'https://harbour.example/return',
  cancel_url: 'https://harbour.example/',
})
const paidSession = { ...session, payment_status: 'paid', status: 'complete', payment_intent: 'pi_1' }
const { latest_charge: charge, ...intent } = stripeIntent({ id: 'pi_1', amount: 200_00, metadata, created })
const refund = stripeRefund({
  id: 're_1',
  amount: 200_00,
  charge: 'ch_1',
  created,
  metadata,
  payment_intent: 'pi_1',
})

const { readEvent } = stripePayments({ siteId: 'site-1', key: 'sk_test_abc', webhookSecrets: [secret] })

test.each([
  ['checkout.session.completed', paidSession, 'paid', 'cs_1'],
  ['checkout.session.async_payment_succeeded', paidSession, 'paid', 'cs_1'],
  ['checkout.session.async_payment_failed', { ...session, status: 'complete' }, 'ended', 'cs_1'],
  ['checkout.session.expired', { ...session, status: 'expired' }, 'ended', 'cs_1'],
  ['payment_intent.payment_failed', { ...intent, status: 'requires_payment_method' }, 'declined', 'pi_1'],
  ['charge.refunded', { ...charge, amount_refunded: 200_00, refunded: true }, 'refunded', 'pi_1'],
  ['refund.failed', { ...refund, status: 'failed' }, 'refund failed', 'pi_1'],
  ['charge.refund.updated', { ...refund, status: 'failed' }, 'refund failed', 'pi_1'],
])('RSV-03 %s is read', async (type, object, kind, providerId) => {
  const { body, headers } = signedWebhook(stripeEvent('evt_1', type, object), { secret, at: noon })

  expect(await readEvent(body, headers, noon)).toEqual({
    outcome: 'event',
    event: {
      eventId: 'evt_1',
      kind,
      paymentId: 'payment-1',
      siteId: 'site-1',
      providerId,
      amountCents: 200_00,
    },
  })
})

test.each([
  ['an unpaid session', 'checkout.session.completed', { ...session, status: 'complete' }],
  ['a refund that succeeded', 'charge.refund.updated', refund],
  ['a type that does not exist yet', 'checkout.session.teleported', session],
  ['another site’s payment', 'checkout.session.completed', of({ ...metadata, site_id: 'site-2' })],
  ['a payment that is not ours', 'checkout.session.completed', of({})],
  ['a refund that the dealer made', 'refund.failed', { ...refund, status: 'failed', metadata: null }],
])('RSV-03 %s is ignored', async (_, type, object) => {
  const { body, headers } = signedWebhook(stripeEvent('evt_1', type, object), { secret, at: noon })

  expect(await readEvent(body, headers, noon)).toEqual({ outcome: 'ignored' })
})

test('RSV-03 a webhook counts only as it was signed, with our secret, within five minutes', async () => {
  const event = stripeEvent('evt_1', 'checkout.session.completed', paidSession)
  const { body, headers } = signedWebhook(event, { secret, at: noon })
  const wrong = signedWebhook(event, { secret: 'whsec_another-secret-of-the-endpoint', at: noon })
  const refused = { outcome: 'refused', reason: expect.stringMatching(/^Error: \w+/) }

  expect(await readEvent(body, headers, after(300))).toMatchObject({ outcome: 'event' })
  expect(await readEvent(body, headers, after(301))).toEqual(refused)
  expect(await readEvent(body, wrong.headers, noon)).toEqual(refused)
  expect(await readEvent(body.replace('20000', '1'), headers, noon)).toEqual(refused)
  expect(await readEvent(JSON.stringify(event), headers, noon)).toEqual(refused)
  expect(await readEvent(body, new Headers(), noon)).toEqual(refused)
  expect(await readEvent(body, new Headers({ 'stripe-signature': 'nonsense' }), noon)).toEqual(refused)
  expect(await readEvent('', headers, noon)).toEqual(refused)
})

test('RSV-03 while a webhook secret is being replaced, both count', async () => {
  const secrets = ['whsec_the-new-secret-of-the-endpoint', secret]
  const both = stripePayments({ siteId: 'site-1', key: 'sk_test_abc', webhookSecrets: secrets })
  const event = stripeEvent('evt_1', 'checkout.session.completed', paidSession)

  for (const one of secrets) {
    const { body, headers } = signedWebhook(event, { secret: one, at: noon })
    expect(await both.readEvent(body, headers, noon)).toMatchObject({ outcome: 'event' })
  }
})

test('RSV-03 a webhook that is read 10,000 times has the same event each time', async () => {
  const event = stripeEvent('evt_1', 'checkout.session.completed', paidSession)
  const { body, headers } = signedWebhook(event, { secret, at: noon })

  const read = await Promise.all(Array.from({ length: 10_000 }, () => readEvent(body, headers, noon)))

  expect(new Set(read.map((one) => JSON.stringify(one))).size).toBe(1)
  expect(read[0]).toMatchObject({ event: { eventId: 'evt_1' } })
})

function of(theirs: Record<string, string>) {
  return { ...paidSession, metadata: theirs }
}

function after(seconds: number) {
  return new Date(noon.getTime() + seconds * 1000)
}

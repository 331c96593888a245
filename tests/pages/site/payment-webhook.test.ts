import { expect, test } from 'vitest'
import { stripePayments } from '#integrations/payments/stripe/stripe-payments.ts'
import { signedWebhook } from '../../support/payments/sign-webhook.ts'
import { stripeEvent, stripeSession } from '../../support/payments/stripe-objects.ts'
import { plan, wishOf } from '../../support/reservations/hold-plan.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleCar } from '../../support/samples/sample-car.ts'
import { answerOf } from '../../support/browser/visit.ts'
import { isFullRun } from '../../support/weight.ts'

const secret = 'whsec_the-secret-of-the-endpoint'
const duplicates = isFullRun ? 10_000 : 200
/** Each settles its payment in a transaction, one after the other. */
const timeout = 180_000

test(
  'RSV-03 a signed webhook marks its payment as paid, and thousands of duplicates change nothing',
  { timeout },
  async () => {
    const { send, books, paid, now } = await startedPayment()

    expect(await send(paid, now)).toBe(200)
    const after = await books()
    expect(after).toMatchObject({
      payment: { state: 'paid' },
      hold: { state: 'held' },
      ledger: [{ kind: 'paid' }],
    })

    const statuses = new Set<number>()
    for (let sent = 0; sent < duplicates; sent += 20) {
      for (const status of await Promise.all(Array.from({ length: 20 }, () => send(paid, now))))
        statuses.add(status)
    }
    expect([...statuses]).toEqual([200])
    expect(await books()).toEqual(after)
  },
)

test('RSV-03 a webhook with a wrong signature, or that is replayed after five minutes, is refused and changes nothing', async () => {
  const { send, books, paid, now } = await startedPayment()
  const before = await books()

  expect(await send(paid, now, 'whsec_another-secret-of-the-endpoint')).toBe(400)
  expect(await send(paid, new Date(now.getTime() - 301_000))).toBe(400)

  expect(await books()).toEqual(before)
})

test('RSV-03 an event of an unknown type, or of another payment, is confirmed and changes nothing', async () => {
  const { send, books, paid, now, session } = await startedPayment()
  const before = await books()
  const another = {
    payment_id: '0198f6c2-0000-7000-8000-0000000000cc',
    site_id: session.metadata.site_id ?? '',
  }

  expect(await send({ ...paid, type: 'checkout.session.teleported' }, now)).toBe(200)
  expect(await send(stripeEvent('evt_2', paid.type, { ...session, metadata: another }), now)).toBe(200)
  expect(await send(stripeEvent('evt_3', paid.type, { ...session, amount_total: 1 }), now)).toBe(200)

  expect(await books()).toEqual(before)
})

/** A deposit that has been started at Stripe, and the webhooks of its site. */
async function startedPayment() {
  const car = sampleCar({ slug: 'hilux' })
  const ours = await dealership({ stock: [car] })
  const { siteId, payments, holds } = ours
  const provider = stripePayments({ siteId, key: 'sk_test_abc', webhookSecrets: [secret] })
  const dealer = { ...ours, paymentProvider: provider }
  const hold = await holds.take(wishOf(car.id, 'kim'), plan)
  if (!hold) throw new Error('The vehicle is free.')
  const payment = await payments.create({
    purpose: 'deposit',
    holdId: hold.id,
    reference: hold.reference,
    provider: 'stripe',
    amountCents: 200_00,
    name: 'Kim Lee',
    email: null,
    phone: null,
    page: '/',
  })
  const created = Math.floor(ours.now().getTime() / 1000)
  const session = {
    ...stripeSession({
      id: `cs_${payment.id}`,
      created,
      expires_at: created + 1800,
      amount: 200_00,
      client_reference_id: payment.id,
      customer_email: null,
      metadata: { payment_id: payment.id, site_id: siteId, reference: hold.reference },
      success_url: '/',
      cancel_url: '/',
    }),
    payment_status: 'paid',
    status: 'complete',
  }
  return {
    session,
    paid: stripeEvent('evt_1', 'checkout.session.completed', session),
    now: ours.now(),

    async send(event: object, at: Date, signedWith = secret) {
      const { body, headers } = signedWebhook(event, { secret: signedWith, at })
      return (await answerOf(dealer, '/api/payments/webhook', { method: 'POST', body, headers })).status
    },

    books: async () => ({
      payment: await payments.find(payment.id),
      hold: await holds.find(hold.id),
      ledger: await payments.ledger(payment.id),
    }),
  }
}

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outbox } from '#data/tables/outbox.ts'
import { sandboxChoices } from '#domain/payments/sandbox-choices.ts'
import { paymentSandbox } from '#integrations/payments/sandbox/payment-sandbox.ts'
import { sandboxPayments } from '#integrations/payments/sandbox/sandbox-payments.ts'
import { sandboxNoticeJobKinds } from '#operations/payments/sandbox-notice-job.ts'
import { testDatabase } from '../../support/database/database.ts'
import { plan, wishOf } from '../../support/reservations/hold-plan.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleCar } from '../../support/samples/sample-car.ts'
import { originOf, visit } from '../../support/browser/visit.ts'

const { db } = testDatabase()

test('RSV-03 the demo’s pay page says that no money moves, and offers everything that can happen', async () => {
  const { open } = await startedPayment()

  const { status, text, html } = await open()

  expect(status).toBe(200)
  expect(text).toContain('This is a demo, so no money moves')
  expect(text).toContain('$200.00')
  expect(text).toContain('Deposit: Toyota HiLux')
  expect(text).toContain('R-7K3M9Q')
  expect([...html.matchAll(/type="radio"[^>]* value="([\w-]+)"/g)].map(([, value]) => value)).toEqual([
    ...sandboxChoices,
  ])
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(text.toLowerCase()).not.toContain('surcharge')
})

test('RSV-03 only a demo has the pay page', async () => {
  const { dealer, path } = await startedPayment()

  expect((await visit(dealer, path)).status).toBe(404)
  expect((await visit(dealer, '/sandbox/payments/unknown', undefined, { demo: true })).status).toBe(404)
  expect((await visit({ ...dealer, paymentSandbox: null }, path, undefined, { demo: true })).status).toBe(404)
})

test('RSV-03 who pays returns with the payment made', async () => {
  const { choose, state, returnUrl, open } = await startedPayment()

  expect(await choose('pay')).toMatchObject({ status: 303, to: returnUrl })

  expect(await state()).toBe('paid')
  expect((await open()).text).toContain('Payment successful')
  expect(await choose('pay')).toMatchObject({
    status: 303,
    to: expect.stringContaining('/sandbox/payments/'),
  })
})

test('RSV-03 a declined card stays on the page, and another one can be tried', async () => {
  const { choose, state } = await startedPayment()

  const declined = await choose('decline')
  expect(declined).toMatchObject({ status: 422, text: expect.stringContaining('Your card was declined') })
  expect(await state()).toBe('started')

  expect(await choose('pay')).toMatchObject({ status: 303 })
  expect(await state()).toBe('paid')
})

test('RSV-03 the bank may ask for approval, which can be refused or given', async () => {
  const { choose, state, open, returnUrl } = await startedPayment()

  const asked = await choose('authenticate', { refundFails: 'true' })
  expect(asked.to).toMatch(/\?step=authenticate&refund=fails$/)
  const approval = await open('?step=authenticate&refund=fails')
  expect(approval.text).toContain('Approve this payment')
  expect(approval.html).toContain('name="refundFails"')

  const refused = await choose('decline', { isAuthenticating: 'true' })
  expect(refused).toMatchObject({ status: 422, text: expect.stringContaining('didn’t approve') })
  expect(await choose('pay', { isAuthenticating: 'true' })).toMatchObject({ to: returnUrl })
  expect(await state()).toBe('paid')
})

test('RSV-03 who leaves without paying returns, and nothing has changed', async () => {
  const { choose, state, cancelUrl } = await startedPayment()

  expect(await choose('leave')).toMatchObject({ status: 303, to: cancelUrl })
  expect(await choose('nonsense')).toMatchObject({
    status: 422,
    text: expect.stringContaining('choose what should happen'),
  })

  expect(await state()).toBe('started')
})

test('RSV-03 the notice may come before the customer is back', async () => {
  const { choose, state, open } = await startedPayment()

  expect(await choose('before-return')).toMatchObject({ to: expect.stringContaining('/sandbox/payments/') })

  expect(await state()).toBe('paid')
  expect((await open()).text).toMatch(/Return to /)
})

test.each(['twice', 'out-of-order'])('RSV-03 notices that come %s change nothing more', async (choice) => {
  const { choose, state, runJobs } = await startedPayment()
  await choose(choice)
  expect(await state()).toBe('paid')

  expect(await runJobs()).toEqual([{ outcome: 'done' }, { outcome: 'done' }])

  expect(await state()).toBe('paid')
})

test('RSV-03 a notice that is lost with its server comes again', async () => {
  const { dealer, id, state, runJobs } = await startedPayment()
  await dealer.paymentSandbox.pay(id, { tells: true })
  expect(await state()).toBe('started')

  expect(await runJobs()).toEqual([{ outcome: 'done' }])

  expect(await state()).toBe('paid')
})

test('RSV-03 a notice may be late, or never come', async () => {
  const late = await startedPayment()
  await late.choose('late')
  expect(await late.state()).toBe('started')
  expect(await late.runJobs()).toEqual([{ outcome: 'done' }])
  expect(await late.state()).toBe('paid')

  const never = await startedPayment()
  await never.choose('never')
  expect(await never.runJobs()).toEqual([])
  expect(await never.state()).toBe('started')
  expect(await never.provider.find(never.id)).toMatchObject({ payment: { state: 'paid' } })
})

test('RSV-03 a customer may pay after the payment should have ended, even when it has', async () => {
  const { choose, state, runJobs, provider, id, returnUrl } = await startedPayment()
  expect(await choose('pay-late')).toMatchObject({ to: returnUrl })
  expect(await provider.find(id)).toMatchObject({ payment: { state: 'open' } })
  await provider.end(id)
  await runJobs()
  expect(await provider.find(id)).toMatchObject({ payment: { state: 'paid' } })
  expect(await state()).not.toBe('started')

  const ended = await startedPayment()
  await ended.provider.end(ended.id)
  expect((await ended.open()).text).toContain('This payment has ended')
  expect(await ended.choose('pay')).toMatchObject({ to: expect.stringContaining('/sandbox/payments/') })
  expect(await ended.choose('pay-late')).toMatchObject({ to: ended.returnUrl })
  expect(await ended.provider.find(ended.id)).toMatchObject({ payment: { state: 'paid' } })
})

test('RSV-03 the first refund fails where that was chosen', async () => {
  const { choose, provider, refund } = await startedPayment()
  await choose('pay', { refundFails: 'true' })

  expect(await refund()).toEqual({ outcome: 'refund pending' })
  expect(await refund()).toEqual({ outcome: 'refunded' })

  expect(provider.name).toBe('sandbox')
})

/** A deposit that has been started at the sandbox, and its pay page. */
async function startedPayment() {
  const car = sampleCar({ slug: 'hilux' })
  const ours = await dealership({ stock: [car] })
  const { siteId, sandboxPayments: store, keys, now } = ours
  const parts = { siteId, store, key: () => keys.key(), now }
  const provider = sandboxPayments(parts)
  const dealer = { ...ours, paymentProvider: provider, paymentSandbox: paymentSandbox(parts) }

  const hold = await dealer.holds.take(wishOf(car.id, 'kim'), plan)
  const payment = await dealer.payments.create({
    purpose: 'deposit',
    holdId: hold?.id ?? null,
    reference: 'R-7K3M9Q',
    provider: 'sandbox',
    amountCents: 200_00,
    name: 'Kim Lee',
    email: null,
    phone: null,
    page: '/',
  })
  const returnUrl = `${originOf(dealer)}/return`
  const cancelUrl = `${originOf(dealer)}/cancel`
  const started = await provider.start({
    paymentId: payment.id,
    siteId,
    amountCents: 200_00,
    description: 'Deposit: Toyota HiLux',
    reference: 'R-7K3M9Q',
    email: null,
    returnUrl,
    cancelUrl,
    endsAt: new Date(now().getTime() + 15 * 60_000),
  })
  if (started.outcome !== 'started') throw new Error('The sandbox starts every payment.')
  const { providerId: id, payUrl } = started
  const path = new URL(payUrl).pathname

  return {
    dealer,
    provider,
    id,
    path,
    returnUrl,
    cancelUrl,
    open: (query = '') => visit(dealer, path + query, undefined, { demo: true }),
    state: async () => (await dealer.payments.find(payment.id))?.state,
    refund: () => provider.refund({ paymentId: payment.id, providerId: id, amountCents: 200_00 }),

    async choose(choice: string, more: Record<string, string> = {}) {
      const body = new URLSearchParams({ choice, ...more })
      const { status, headers, text } = await visit(dealer, path, { method: 'POST', body }, { demo: true })
      return { status, text, to: headers.get('location') }
    },

    /** Does the jobs that send notices, whenever they are due. */
    async runJobs() {
      const kind = sandboxNoticeJobKinds()['sandbox-payment-notice']
      const jobs = await db.select().from(outbox).where(eq(outbox.siteId, siteId))
      const notices = jobs.filter((job) => job.kind === 'sandbox-payment-notice')
      return Promise.all(notices.map((job) => kind.attempt({ ...job, destination: siteId }, dealer)))
    },
  }
}

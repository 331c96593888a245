import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deliveryRetries } from '#domain/lead-delivery/delivery-retries.ts'
import type { EmailMessage } from '#integrations/email/port.ts'
import type { PaymentProvider } from '#integrations/payments/port.ts'
import { holdPlan } from '#operations/reservations/hold-plan.ts'
import { deliverAll, makeAllDue, noSenders, startWithNoJobs } from '../../support/delivery/deliveries.ts'
import { heldOnline, startedDeposit } from '../../support/reservations/held-vehicle.ts'

const { db } = startWithNoJobs()
const refused = {
  outcome: 'failed',
  problem: 'stripe refund failed',
  reason: 'expired card',
  isFinal: false,
} as const

test('RSV-03 the dealer is told at once when the provider will never send a deposit back', async () => {
  const { emails } = await released(() => ({ ...refused, isFinal: true }))
  expect(await emails()).toEqual(['Refund failed, action needed: 2021 Toyota HiLux SR5'])
})

test('RSV-03 the dealer is not told of a refund that is tried again, until the last attempt has failed', async () => {
  const { emails } = await released(() => refused)
  expect(await emails()).toEqual([])

  const last = deliveryRetries.maxAttempts - 1
  await db.execute(sql`update outbox set attempts = ${last} where kind = 'refund-payment'`)
  expect(await emails()).toEqual(['Refund failed, action needed: 2021 Toyota HiLux SR5'])
})

test('RSV-03 nobody is told of a refund that has gone through', async () => {
  const { emails } = await released(() => ({ outcome: 'refunded' }))
  expect(await emails()).toEqual([])
})

/** A deposit that is to go back, where the provider answers so. */
async function released(refund: () => Awaited<ReturnType<PaymentProvider['refund']>>) {
  const { dealer, hold } = await heldOnline()
  const payment = await startedDeposit(dealer, hold)
  await dealer.paymentSandbox?.pay(payment.providerId ?? '')
  await dealer.payments.settle(payment.id, 'pay', holdPlan(dealer))
  await dealer.holds.step(hold.id, 'release', holdPlan(dealer))
  const provider = dealer.paymentProvider
  if (!provider) throw new Error('The site takes no payments.')
  const desk = { ...dealer, paymentProvider: { ...provider, refund: async () => refund() } }

  async function emails() {
    const sent: EmailMessage[] = []
    await makeAllDue()
    await deliverAll([desk], {
      ...noSenders,
      email: async (email) => (sent.push(email), { outcome: 'sent', answer: '' }),
    })
    return sent.map(({ subject }) => subject).filter((subject) => subject.startsWith('Refund failed'))
  }
  return { emails }
}

import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { EmailMessage } from '#integrations/email/port.ts'
import { holdPlan } from '#operations/reservations/hold-plan.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { deliverAll, makeAllDue, noSenders, startWithNoJobs } from '../../support/delivery/deliveries.ts'
import {
  heldOnline,
  joined,
  lapseOffers,
  passTime,
  paymentOf,
} from '../../support/reservations/held-vehicle.ts'
import { wishOf } from '../../support/reservations/hold-plan.ts'

const { db } = startWithNoJobs()
const sent = { outcome: 'sent', answer: '' } as const
const refused = { outcome: 'failed', problem: 'gateway', reason: 'busy', isBadAddress: true } as const

describe('RSV-06 someone who waits in a queue that ends', () => {
  test('is emailed once that anyone can reserve the vehicle', async () => {
    const { dealer } = await endedQueue()

    const emails = await emailsOf(dealer)
    expect(emails.map(({ to }) => to)).toEqual(['last@example.com'])
    expect(emails[0]?.subject).toMatch(/^Available again: /)
    expect(emails[0]?.text).toContain('http://harbour.localhost/cars/hilux/checkout')
  })

  test('hears nothing when someone has reserved it by then', async () => {
    const { dealer, carId } = await endedQueue()
    const plan = holdPlan(dealer)
    const hold = await dealer.holds.take(wishOf(carId, 'passer-by'), plan)
    if (!hold) throw new Error('The vehicle was not free.')
    const payment = await dealer.payments.create(paymentOf(hold))
    await dealer.payments.settle(payment.id, 'pay', plan)

    expect(await emailsOf(dealer)).toEqual([])
    const { rows } = await db.execute(sql`select 1 from outbox where kind = 'queue-ended-email'`)
    expect(rows).toEqual([])
  })

  test('hears of it later when someone was about to reserve it, and then didn’t pay', async () => {
    const { dealer, carId } = await endedQueue()
    const plan = holdPlan(dealer)
    const hold = await dealer.holds.take(wishOf(carId, 'passer-by'), plan)
    expect(await emailsOf(dealer)).toEqual([])
    await passTime(dealer, hold?.id ?? '')
    await dealer.holds.lapse(hold?.id ?? '', plan)

    expect((await emailsOf(dealer)).map(({ to }) => to)).toEqual(['last@example.com'])
  })

  test('is not written to again when their mail server refuses the address', async () => {
    const { dealer } = await endedQueue()
    await makeAllDue()

    await deliverAll([dealer], {
      ...noSenders,
      email: () => Promise.resolve(refused),
    })

    const { rows } = await db.execute(sql`select count(*)::int from outbox where kind = 'queue-ended-email'
      and dead_at is not null and attempts = 1`)
    expect(rows).toEqual([{ count: 1 }])
  })
})

async function endedQueue() {
  const { dealer, carId, hold } = await heldOnline()
  const plan = holdPlan(dealer)
  for (const person of ['a', 'b', 'c', 'last']) await joined(dealer, carId, person)
  await dealer.holds.step(hold.id, 'release', plan)
  await lapseOffers(dealer, carId, 3, plan)
  return { dealer, carId }
}

async function emailsOf(dealer: Dealership) {
  const emails: EmailMessage[] = []
  await makeAllDue()
  await deliverAll([dealer], { ...noSenders, email: async (email) => (emails.push(email), sent) })
  return emails.filter(({ subject }) => subject.startsWith('Available'))
}

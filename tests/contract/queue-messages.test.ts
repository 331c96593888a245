import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { offerTextsOfSite } from '#domain/reservations/queue-limits.ts'
import type { EmailMessage } from '#integrations/email/port.ts'
import { holdPlan } from '#operations/reservations/hold-plan.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { deliverAll, makeAllDue, noSenders, startWithNoJobs } from '../support/delivery/deliveries.ts'
import { joined, lapseOffers, passTime, paymentOf } from '../support/reservations/held-vehicle.ts'
import { placeOf, wishOf } from '../support/reservations/hold-plan.ts'
import { dealership } from '../support/samples/dealership.ts'

const { db } = startWithNoJobs()
const phone = '+61491570006'
const sent = { outcome: 'sent', answer: '' } as const
const failed = { outcome: 'failed', problem: 'gateway', reason: 'busy' } as const

describe('RSV-06 offers by text message', () => {
  test('go to one number three times a day, no matter who typed it', async () => {
    const dealer = await dealerWith(4)
    for (const slug of ['0', '1', '2', '3']) await offer(dealer, slug, phone)

    expect(await textsOf(dealer)).toEqual([phone, phone, phone])
  })

  test('count once, however often the gateway is tried', async () => {
    const dealer = await dealerWith(3)
    for (const slug of ['0', '1', '2']) await offer(dealer, slug, phone)

    expect(await textsOf(dealer, () => failed)).toHaveLength(3)
    expect(await textsOf(dealer)).toHaveLength(3)
  })

  test('go to mobile numbers only', async () => {
    const dealer = await dealerWith(2)
    await offer(dealer, '0', '+61731234567')
    await offer(dealer, '1', `${phone} ext 5`)

    expect(await textsOf(dealer)).toEqual([])
  })

  test('wake nobody', async () => {
    const dealer = await dealerWith(1, { now: '2026-03-10T03:00:00+10:00' })
    await offer(dealer, '0', phone)
    const texts: string[] = []
    const sms = async ({ to }: { to: string }) => (texts.push(to), sent)

    await deliverAll([dealer], { ...noSenders, sms })
    expect(texts).toEqual([])
    await makeAllDue()
    await deliverAll([dealer], { ...noSenders, sms })
    expect(texts).toEqual([phone])
  })

  test('stop when the site has sent as many as it may in a day, and the operator sees it', async () => {
    const dealer = await dealerWith(1)
    await offer(dealer, '0', phone)
    for (let nth = 0; nth < offerTextsOfSite.max; nth++) await dealer.acts.count('', offerTextsOfSite)

    expect(await textsOf(dealer)).toEqual([])
    const { rows } = await db.execute(
      sql`select last_error from outbox where kind = 'hold-text' and dead_at is not null`,
    )
    expect(rows).toEqual([{ last_error: 'the site has already texted 100 queue offers in a day' }])
  })
})

describe('RSV-06 someone who waits in a queue that ends', () => {
  test('is emailed once that anyone can reserve the vehicle', async () => {
    const { dealer } = await endedQueue()

    const emails = await emailsOf(dealer)
    expect(emails.map(({ to }) => to)).toEqual(['last@example.com'])
    expect(emails[0]?.subject).toMatch(/^Available again: /)
    expect(emails[0]?.text).toContain('http://harbour.localhost/cars/0/checkout')
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
      email: () => Promise.resolve({ ...failed, isBadAddress: true }),
    })

    const { rows } = await db.execute(sql`select count(*)::int from outbox where kind = 'queue-ended-email'
      and dead_at is not null and attempts = 1`)
    expect(rows).toEqual([{ count: 1 }])
  })
})

function dealerWith(cars: number, at: { now?: string } = {}) {
  return dealership({
    ...at,
    site: { reservations: { enabled: true, takesPayments: true } },
    stock: Array.from({ length: cars }, (_, nth) => ({ slug: String(nth), stockNumber: `U${nth}` })),
  })
}

/** Someone waits for a vehicle with this number, and it is offered to them. */
async function offer(dealer: Dealership, slug: string, number: string) {
  const car = await dealer.cars.findBySlug(slug)
  const plan = holdPlan(dealer)
  const hold = await dealer.holds.take(wishOf(car?.id ?? '', `holder of ${slug}`), plan)
  await dealer.holdQueue.join({ ...placeOf(car?.id ?? '', 'sam'), phone: number })
  await dealer.holds.step(hold?.id ?? '', 'release', plan)
}

async function endedQueue() {
  const dealer = await dealerWith(1)
  const carId = (await dealer.cars.findBySlug('0'))?.id ?? ''
  const plan = holdPlan(dealer)
  const hold = await dealer.holds.take(wishOf(carId, 'kim'), plan)
  for (const person of ['a', 'b', 'c', 'last']) await joined(dealer, carId, person)
  await dealer.holds.step(hold?.id ?? '', 'release', plan)
  await lapseOffers(dealer, carId, 3, plan)
  return { dealer, carId }
}

/** The numbers that the gateway was given. */
async function textsOf(dealer: Dealership, outcome: () => typeof sent | typeof failed = () => sent) {
  const texts: string[] = []
  await makeAllDue()
  await deliverAll([dealer], {
    ...noSenders,
    sms: async ({ to }) => (texts.push(to), outcome()),
  })
  return texts
}

async function emailsOf(dealer: Dealership) {
  const emails: EmailMessage[] = []
  await makeAllDue()
  await deliverAll([dealer], { ...noSenders, email: async (email) => (emails.push(email), sent) })
  return emails.filter(({ subject }) => subject.startsWith('Available'))
}

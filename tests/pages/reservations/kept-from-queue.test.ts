import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { EmailMessage } from '#integrations/email/port.ts'
import { queuePath } from '#operations/reservations/hold-link.ts'
import { holdPlan } from '#operations/reservations/hold-plan.ts'
import { joinQueue } from '#operations/reservations/join-queue.ts'
import { reserveCar } from '#operations/reservations/reserve-car.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { visit } from '../../support/browser/visit.ts'
import { deliverAll, makeAllDue, noSenders, startWithNoJobs } from '../../support/delivery/deliveries.ts'
import { heldOnline, joined, passTime, startedDeposit } from '../../support/reservations/held-vehicle.ts'
import { formOf } from '../../support/reservations/hold-plan.ts'

const { db } = startWithNoJobs()
const circumstances = { actor: { kind: 'system' }, page: 'http://harbour.localhost/' } as const

const away = [
  ['reserved', sql`reserved = true`, sql`reserved = false`],
  ['sold', sql`status = 'sold', sold_at = now()`, sql`status = 'in_stock', sold_at = null`],
  ['hidden', sql`show_on_dealer_website = false`, sql`show_on_dealer_website = true`],
] as const

describe.each(away)(
  'RSV-06 a vehicle that was %s when its hold ended, and is given back',
  (_, taken, back) => {
    test('is nobody’s before those who wait', async () => {
      const { dealer, carId } = await endedWhile(taken)
      await set(dealer, back)

      expect((await visit(dealer, '/cars/hilux/checkout')).text).not.toContain('Continue to payment')
      expect(await reserveCar({ id: carId }, formOf('sam'), circumstances, dealer)).toEqual({
        outcome: 'taken',
      })
      expect(await dealer.holds.liveOf(carId)).toMatchObject({ state: 'offered', email: 'alex@example.com' })
    })

    test('is not a late payer’s either', async () => {
      const { dealer, payment } = await endedWhile(taken)
      await set(dealer, back)

      const settled = await dealer.payments.settle(payment.id, 'pay', holdPlan(dealer))
      expect(settled).toMatchObject({ hold: { state: 'refunding' }, payment: { state: 'refunding' } })
    })

    test('can be waited for by others too', async () => {
      const { dealer, carId } = await endedWhile(taken)
      await set(dealer, back)

      const sam = await joinQueue({ id: carId }, formOf('sam'), circumstances, dealer)
      expect(sam).toMatchObject({ outcome: 'joined' })
      expect(await dealer.holds.liveOf(carId)).toMatchObject({ state: 'offered', email: 'alex@example.com' })
    })

    test('is reserved by the first of them with the form that they sent before', async () => {
      const { dealer, carId } = await held()
      const alex = formOf('alex')
      await joinQueue({ id: carId }, alex, circumstances, dealer)
      await set(dealer, taken)
      await dealer.holds.step((await dealer.holds.liveOf(carId))?.id ?? '', 'release', holdPlan(dealer))
      await set(dealer, back)

      expect(await joinQueue({ id: carId }, alex, circumstances, dealer)).toEqual({ outcome: 'free' })
      expect(await reserveCar({ id: carId }, alex, circumstances, dealer)).toMatchObject({ outcome: 'held' })
      expect(await dealer.holdQueue.lengthOf(carId)).toBe(0)
    })

    test('is offered to the first of them, although nobody asks for it', async () => {
      const { dealer, carId } = await endedWhile(taken)
      await emailsOf(dealer)
      expect(await dealer.holds.liveOf(carId)).toBeNull()
      await set(dealer, back)

      expect(await emailsOf(dealer)).toEqual(['alex@example.com It’s your turn: 2021 Toyota HiLux SR5'])
    })
  },
)

describe('RSV-06 someone who waits for a vehicle that is gone', () => {
  test('is told at once when the dealer has sold it to its holder', async () => {
    const { dealer, carId, payment, hold } = await held()
    const place = await joined(dealer, carId, 'alex')
    await dealer.payments.settle(payment.id, 'pay', holdPlan(dealer))
    await dealer.payments.sell(hold.id, holdPlan(dealer))

    expect(await emailsOf(dealer)).toContain('alex@example.com Sold: 2021 Toyota HiLux SR5')
    const { text } = await visit(dealer, await queuePath(place.id, dealer.seal))
    expect(text).toContain('This car has been sold')
    expect(text).not.toContain('You’re next.')
  })

  test('is told after a day when the dealer’s data has sold it, because it may come back', async () => {
    const { dealer, place } = await endedWhile(sql`status = 'sold', sold_at = now() - interval '23 hours'`)
    expect(await emailsOf(dealer)).toEqual([])
    const { text } = await visit(dealer, await queuePath(place.id, dealer.seal))
    expect(text).not.toContain('You’re next.')

    await set(dealer, sql`sold_at = now() - interval '25 hours'`)
    expect(await emailsOf(dealer)).toEqual(['alex@example.com Sold: 2021 Toyota HiLux SR5'])
    expect(await dealer.holdQueue.find(place.id)).toMatchObject({ state: 'ended' })
    expect(await emailsOf(dealer)).toEqual([])
  })
})

async function held() {
  const all = await heldOnline()
  return { ...all, payment: await startedDeposit(all.dealer, all.hold) }
}

/** Alex waits for a vehicle whose hold has ended unpaid, while the dealer’s own data kept it from everyone. */
async function endedWhile(taken: ReturnType<typeof sql>) {
  const all = await held()
  const { dealer, carId, hold } = all
  const place = await joined(dealer, carId, 'alex')
  await set(dealer, taken)
  await passTime(dealer, hold.id)
  await dealer.holds.lapse(hold.id, holdPlan(dealer))
  return { ...all, place }
}

async function set({ siteId }: Dealership, what: ReturnType<typeof sql>) {
  await db.execute(sql`update cars set ${what}, updated_at = now() where site_id = ${siteId}`)
}

/** The emails to people who wait, after every job has run. */
async function emailsOf(dealer: Dealership) {
  const emails: EmailMessage[] = []
  const email = async (message: EmailMessage) => {
    emails.push(message)
    return { outcome: 'sent', answer: '' } as const
  }
  await makeAllDue()
  await deliverAll([dealer], { ...noSenders, email })
  return emails.map(({ to, subject }) => `${to} ${subject}`).filter((line) => line.startsWith('alex'))
}

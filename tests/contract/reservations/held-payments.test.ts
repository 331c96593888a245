import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Dealership } from '#operations/sites/dealership.ts'
import { testDatabase } from '../../support/database/database.ts'
import { jobsOf } from '../../support/delivery/stored-leads.ts'
import { ledgerBalances } from '../../support/reservations/hold-faults.ts'
import { plan, wishOf } from '../../support/reservations/hold-plan.ts'
import { held, passTime, paymentOf, reserveByFeed } from '../../support/reservations/held-vehicle.ts'

const { db } = testDatabase()

describe('RSV-03 a payment holds its vehicle or goes back', () => {
  test('a paid deposit holds the vehicle for 48 hours', async () => {
    const { dealer, hold, payment } = await held()

    const settled = await dealer.payments.settle(payment.id, 'pay', plan)

    expect(settled).toMatchObject({ isNews: true, hold: { state: 'held' }, payment: { state: 'paid' } })
    expect(await dealer.holds.timeLeft(hold.id)).toBeGreaterThan(47.9 * 60 * 60_000)
  })

  test('the same news again change nothing', async () => {
    const { dealer, payment } = await held()
    await dealer.payments.settle(payment.id, 'pay', plan)

    expect(await dealer.payments.settle(payment.id, 'pay', plan)).toMatchObject({ isNews: false })
    expect(await dealer.payments.settle(payment.id, 'end', plan)).toMatchObject({ isNews: false })
    expect(await dealer.payments.ledger(payment.id)).toHaveLength(1)
  })

  test('a late payment holds the vehicle that is still free', async () => {
    const { dealer, hold, payment } = await held()
    await passTime(dealer, hold.id)
    await dealer.holds.lapse(hold.id, plan)

    expect(await dealer.payments.settle(payment.id, 'pay', plan)).toMatchObject({ hold: { state: 'held' } })
  })

  test('a late payment for a cancelled reservation goes back, though the vehicle is still free', async () => {
    const { dealer, carId, hold, payment } = await held()
    await dealer.holds.step(hold.id, 'release', plan)

    expect(await dealer.payments.settle(payment.id, 'pay', plan)).toMatchObject({
      hold: { state: 'refunding' },
      payment: { state: 'refunding', refundReason: 'the reservation was cancelled' },
    })
    expect(await dealer.holds.liveOf(carId)).toBeNull()
    expect(await refundJobs(dealer, payment.id)).toBe(1)
  })

  test('a late payment goes back when someone else holds the vehicle', async () => {
    const { dealer, carId, hold, payment } = await held()
    await passTime(dealer, hold.id)
    const other = await dealer.holds.take(wishOf(carId, 'sam'), plan)

    expect(await dealer.payments.settle(payment.id, 'pay', plan)).toMatchObject({
      hold: { id: hold.id, state: 'refunding' },
      payment: { state: 'refunding', amountCents: 200_00 },
    })
    expect((await dealer.holds.liveOf(carId))?.id).toBe(other?.id)
    expect(await refundJobs(dealer, payment.id)).toBe(1)
  })

  test('a payment for a vehicle that was sold meanwhile goes back', async () => {
    const { dealer, carId, payment } = await held()
    await db.execute(sql`update cars set status = 'sold' where site_id = ${dealer.siteId} and id = ${carId}`)

    expect(await dealer.payments.settle(payment.id, 'pay', plan)).toMatchObject({
      payment: { state: 'refunding' },
      hold: { state: 'refunding' },
    })
  })

  test('a late payment for a vehicle that the dealer has reserved meanwhile goes back', async () => {
    const { dealer, carId, hold, payment } = await held()
    await passTime(dealer, hold.id)
    await dealer.holds.lapse(hold.id, plan)
    await reserveByFeed(dealer, carId)

    expect(await dealer.payments.settle(payment.id, 'pay', plan)).toMatchObject({
      payment: { state: 'refunding' },
      hold: { state: 'refunding' },
    })
  })

  test('a hold that was there first is paid, although the feed calls the vehicle reserved', async () => {
    const { dealer, carId, payment } = await held()
    await reserveByFeed(dealer, carId)

    expect(await dealer.payments.settle(payment.id, 'pay', plan)).toMatchObject({ hold: { state: 'held' } })
  })

  test('of two payments for one hold, the second goes back', async () => {
    const { dealer, hold, payment } = await held()
    const second = await dealer.payments.create(paymentOf(hold))
    await dealer.payments.settle(payment.id, 'pay', plan)

    expect(await dealer.payments.settle(second.id, 'pay', plan)).toMatchObject({
      payment: { state: 'refunding', refundReason: 'paid twice' },
      hold: { state: 'held' },
    })
    expect(await refundJobs(dealer, second.id)).toBe(1)
  })

  test('a refund that the dealer makes at the provider gives the vehicle up', async () => {
    const { dealer, carId, payment } = await held()
    await dealer.payments.settle(payment.id, 'pay', plan)

    expect(await dealer.payments.settle(payment.id, 'refund done', plan)).toMatchObject({
      payment: { state: 'refunded' },
      hold: { state: 'refunded' },
    })
    expect(await dealer.holds.liveOf(carId)).toBeNull()
  })

  test('RSV-06 the ledger sums to zero, whatever becomes of the deposit', async () => {
    const { dealer, hold, payment } = await held()
    await dealer.payments.settle(payment.id, 'pay', plan)
    expect(await ledgerBalances(db, dealer.siteId)).toEqual({ customers: -200_00, 'deposits held': 200_00 })

    await dealer.payments.sell(hold.id, plan)
    expect(await ledgerBalances(db, dealer.siteId)).toEqual({
      customers: -200_00,
      'deposits held': 0,
      'vehicle sales': 200_00,
    })
  })
})

async function refundJobs(dealer: Dealership, paymentId: string) {
  const jobs = await jobsOf(dealer)
  return jobs.filter(({ kind, key }) => kind === 'refund-payment' && key === paymentId).length
}

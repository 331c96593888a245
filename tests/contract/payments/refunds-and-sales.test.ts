import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Hold } from '#data/reservations/holds.ts'
import { testDatabase } from '../../support/database/database.ts'
import { ledgerBalances } from '../../support/reservations/hold-faults.ts'
import { joined } from '../../support/reservations/held-vehicle.ts'
import { plan, wishOf } from '../../support/reservations/hold-plan.ts'
import { dealership } from '../../support/samples/dealership.ts'

const { db } = testDatabase()

test('RSV-03 a second payment that has gone back leaves the vehicle with its holder', async () => {
  const { dealer, hold, first, second } = await paidTwice()

  await dealer.payments.settle(second.id, 'refund done', plan)

  expect(await dealer.holds.find(hold.id)).toMatchObject({ state: 'held' })
  expect(await dealer.payments.find(first.id)).toMatchObject({ state: 'paid' })
})

test('RSV-03 a hold is refunded when all that was paid for it has gone back', async () => {
  const { dealer, hold, first, second } = await paidTwice()
  await dealer.holds.step(hold.id, 'release', plan)

  await dealer.payments.settle(second.id, 'refund done', plan)
  expect(await dealer.holds.find(hold.id)).toMatchObject({ state: 'refunding' })
  await dealer.payments.settle(first.id, 'refund done', plan)
  expect(await dealer.holds.find(hold.id)).toMatchObject({ state: 'refunded' })
})

test('RSV-02 a vehicle that is sold to its holder is off sale, and nobody in the queue is offered it', async () => {
  const { dealer, carId, hold } = await paid()
  await joined(dealer, carId, 'sam')

  expect(await dealer.payments.sell(hold.id, plan)).toMatchObject({ state: 'sold' })

  expect(await dealer.cars.findById(carId)).toMatchObject({ status: 'sold', soldAt: expect.any(Date) })
  expect(await dealer.holds.liveOf(carId)).toBeNull()
  expect(await dealer.payments.sell(hold.id, plan)).toBeNull()
})

test('RSV-06 a deposit that is refunded after the sale comes out of the price', async () => {
  const { dealer, hold, first } = await paid()
  await dealer.payments.sell(hold.id, plan)

  await dealer.payments.settle(first.id, 'refund done', plan)

  expect(await ledgerBalances(db, dealer.siteId)).toEqual({
    customers: 0,
    'deposits held': 0,
    'vehicle sales': 0,
  })
  expect(await dealer.holds.withoutPayment()).toEqual([])
})

test('RSV-06 the books are compared once a day, however many pay first at the same moment', async () => {
  const { dealer, hold } = await taken()

  await Promise.all(Array.from({ length: 8 }, () => dealer.payments.create(depositOf(hold))))

  const { rows } = await db.execute(sql`
    select (payload ->> 'dueAt')::timestamptz > now() + interval '23 hours' as "isLater"
    from outbox where site_id = ${dealer.siteId} and kind = 'reconcile'`)
  // Until tomorrow it is not late either.
  expect(rows).toEqual([{ isLater: true }])
})

async function taken() {
  const dealer = await dealership({ stock: [{ slug: 'hilux' }] })
  const carId = (await dealer.cars.findBySlug('hilux'))?.id ?? ''
  const hold = await dealer.holds.take(wishOf(carId, 'kim'), plan)
  if (!hold) throw new Error('The vehicle was free.')
  return { dealer, carId, hold }
}

async function paid() {
  const { dealer, carId, hold } = await taken()
  const first = await dealer.payments.create(depositOf(hold))
  await dealer.payments.settle(first.id, 'pay', plan)
  return { dealer, carId, hold, first }
}

async function paidTwice() {
  const all = await paid()
  const second = await all.dealer.payments.create(depositOf(all.hold))
  await all.dealer.payments.settle(second.id, 'pay', plan)
  return { ...all, second }
}

function depositOf({ id: holdId, reference, name, email, phone, page }: Hold) {
  const who = { reference, name, email, phone, page }
  return { ...who, purpose: 'deposit', holdId, provider: 'sandbox', amountCents: 200_00 } as const
}

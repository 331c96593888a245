import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Payment } from '#data/payments/payments.ts'
import type { Hold } from '#data/reservations/holds.ts'
import { expireHold } from '#operations/reservations/expire-hold.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { testDatabase } from '../support/database/database.ts'
import { dealership } from '../support/samples/dealership.ts'
import { plan, wishOf } from '../support/reservations/hold-plan.ts'

const { db } = testDatabase()

describe('RSV-02 one vehicle, one holder', () => {
  test('of many who try at the same moment, one gets the vehicle', async () => {
    const { dealer, carId } = await dealerWithCar()

    const taken = await Promise.all(
      Array.from({ length: 40 }, (_, n) => dealer.holds.take(wishOf(carId, `visitor-${n}`), plan)),
    )

    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await liveHolds(dealer, carId)).toBe(1)
  })

  test('the holder who tries again gets the same hold', async () => {
    const { dealer, carId, hold } = await held()

    expect((await dealer.holds.take(wishOf(carId, 'kim'), plan))?.id).toBe(hold.id)
  })

  test('an unpaid attempt frees the vehicle when its time is up, even before its job has run', async () => {
    const { dealer, carId, hold } = await held()
    await passTime(dealer, hold.id)

    const second = await dealer.holds.take(wishOf(carId, 'sam'), plan)

    expect(second).toMatchObject({ state: 'pending', holder: 'sam' })
    expect((await dealer.holds.find(hold.id))?.state).toBe('lapsed')
  })

  test('a hold with time left does not lapse', async () => {
    const { dealer, hold } = await held()

    expect(await dealer.holds.lapse(hold.id, plan)).toBeNull()
    expect(await dealer.holds.timeLeft(hold.id)).toBeGreaterThan(14 * 60_000)
  })

  test('more time that was given just before the end keeps the job that ends the hold', async () => {
    const { dealer, hold } = await held()
    let looks = 0
    const holds = {
      ...dealer.holds,
      // The first look comes a moment too soon to see the new time.
      timeLeft: (id: string) => (looks++ === 0 ? Promise.resolve(0) : dealer.holds.timeLeft(id)),
    }

    expect(await expireHold(hold.id, { ...dealer, holds })).toMatchObject({
      outcome: 'not yet',
      waitMs: expect.any(Number),
    })
    expect((await dealer.holds.find(hold.id))?.state).toBe('pending')
  })

  test('someone about to pay gets more time twice', async () => {
    const { dealer, hold } = await held()
    const more = { ms: 20 * 60_000, max: 2 }

    expect(await dealer.holds.extend(hold.id, more)).toMatchObject({ extensions: 1 })
    expect(await dealer.holds.extend(hold.id, more)).toMatchObject({ extensions: 2 })
    expect(await dealer.holds.extend(hold.id, more)).toBeNull()
    expect(await dealer.holds.timeLeft(hold.id)).toBeGreaterThan(19 * 60_000)
  })

  test('someone who asks for more time straight away gets all of it on top', async () => {
    const { dealer, hold } = await held()

    await dealer.holds.extend(hold.id, { ms: 10 * 60_000, max: 2 })
    expect(await dealer.holds.timeLeft(hold.id)).toBeGreaterThan(24 * 60_000)
  })

  test('the vehicle itself says that it is reserved, and free again', async () => {
    const { dealer, carId, hold } = await held()
    expect((await dealer.cars.findById(carId))?.reserved).toBe(true)

    await dealer.holds.step(hold.id, 'release', plan)
    expect((await dealer.cars.findById(carId))?.reserved).toBe(false)
  })

  test('every step is recorded', async () => {
    const { dealer, hold, payment } = await held()
    await dealer.payments.settle(payment.id, 'pay', plan)
    await dealer.holds.step(hold.id, 'release', plan)
    await dealer.payments.settle(payment.id, 'refund done', plan)

    expect((await dealer.holds.stepsOf(hold.id)).map(({ event, to }) => [event, to])).toEqual([
      ['start', 'pending'],
      ['pay', 'held'],
      ['release', 'refunding'],
      ['refund done', 'refunded'],
    ])
  })
})

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
    expect(await balance(dealer)).toEqual({ customers: -200_00, 'deposits held': 200_00 })

    await dealer.payments.sell(hold.id, plan)
    expect(await balance(dealer)).toEqual({
      customers: -200_00,
      'deposits held': 0,
      'vehicle sales': 200_00,
    })
  })
})

describe('RSV-06 the queue for a held vehicle', () => {
  test('when the hold ends, the vehicle is the next person’s before anyone else can take it', async () => {
    const { dealer, carId, hold } = await held()
    const first = await dealer.holdQueue.join(queued(carId, 'sam'))
    const second = await dealer.holdQueue.join(queued(carId, 'alex'))
    expect(await dealer.holdQueue.inFrontOf(second)).toBe(1)

    await dealer.holds.step(hold.id, 'release', plan)

    expect(await dealer.holds.liveOf(carId)).toMatchObject({ state: 'offered', holder: 'sam' })
    expect(await dealer.holdQueue.find(first.id)).toMatchObject({ state: 'offered' })
    expect(await dealer.holds.take(wishOf(carId, 'passer-by'), plan)).toBeNull()
    expect(await dealer.holds.take(wishOf(carId, 'sam'), plan)).toMatchObject({ state: 'pending' })
    expect((await dealer.cars.findById(carId))?.reserved).toBe(true)
  })

  test('a vehicle that the dealer has reserved for someone else is offered to nobody', async () => {
    const { dealer, carId, hold } = await held()
    await dealer.holdQueue.join(queued(carId, 'sam'))
    await reserveByFeed(dealer, carId)

    await dealer.holds.step(hold.id, 'release', plan)

    expect(await dealer.holds.liveOf(carId)).toBeNull()
    expect((await dealer.cars.findById(carId))?.reserved).toBe(true)
  })

  test('an offer that nobody takes goes to the one after', async () => {
    const { dealer, carId, hold } = await held()
    await dealer.holdQueue.join(queued(carId, 'sam'))
    await dealer.holdQueue.join(queued(carId, 'alex'))
    await dealer.holds.step(hold.id, 'release', plan)
    const offer = await dealer.holds.liveOf(carId)
    await passTime(dealer, offer?.id ?? '')

    expect(await dealer.holds.take(wishOf(carId, 'passer-by'), plan)).toBeNull()
    expect(await dealer.holds.liveOf(carId)).toMatchObject({ state: 'offered', holder: 'alex' })
  })

  test('an offer whose time is up can’t be taken up, even before its job has run', async () => {
    const { dealer, carId, hold } = await held()
    await dealer.holdQueue.join(queued(carId, 'sam'))
    await dealer.holds.step(hold.id, 'release', plan)
    const offer = await dealer.holds.liveOf(carId)
    await passTime(dealer, offer?.id ?? '')

    expect(await dealer.holds.step(offer?.id ?? '', 'accept', plan)).toBeNull()
  })

  test('nobody joins twice, and nobody who has left is asked', async () => {
    const { dealer, carId, hold } = await held()
    const entry = await dealer.holdQueue.join(queued(carId, 'sam'))
    expect((await dealer.holdQueue.join(queued(carId, 'sam'))).id).toBe(entry.id)
    await dealer.holdQueue.leave(entry.id)

    await dealer.holds.step(hold.id, 'release', plan)

    expect(await dealer.holds.liveOf(carId)).toBeNull()
    expect(await dealer.holdQueue.lengthOf(carId)).toBe(0)
  })
})

async function dealerWithCar() {
  const dealer = await dealership({ stock: [{ slug: 'hilux' }] })
  const car = await dealer.cars.findBySlug('hilux')
  return { dealer, carId: car?.id ?? '' }
}

async function held() {
  const { dealer, carId } = await dealerWithCar()
  const hold = await dealer.holds.take(wishOf(carId, 'kim'), plan)
  if (!hold) throw new Error('The vehicle was free.')
  return { dealer, carId, hold, payment: await dealer.payments.create(paymentOf(hold)) }
}

function paymentOf({ id, reference, email, page }: Hold): Parameters<Dealership['payments']['create']>[0] {
  return {
    purpose: 'deposit',
    holdId: id,
    reference,
    provider: 'sandbox',
    amountCents: 200_00,
    name: null,
    email,
    phone: null,
    page,
  } satisfies Partial<Payment>
}

function queued(carId: string, holder: string) {
  const { leadId: _lead, depositCents: _deposit, ...entry } = wishOf(carId, holder)
  return entry
}

/** As if the hold had begun long ago. */
async function passTime({ siteId }: Dealership, holdId: string) {
  await db.execute(
    sql`update holds set expires_at = now() - interval '1 second' where site_id = ${siteId} and id = ${holdId}`,
  )
}

async function reserveByFeed({ siteId }: Dealership, carId: string) {
  await db.execute(sql`update cars set reserved = true where site_id = ${siteId} and id = ${carId}`)
}

async function liveHolds({ siteId }: Dealership, carId: string) {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from holds
    where site_id = ${siteId} and car_id = ${carId} and state in ('offered', 'pending', 'held')`)
  return rows[0]?.n
}

async function refundJobs({ siteId }: Dealership, paymentId: string) {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from outbox
    where site_id = ${siteId} and key = ${paymentId} and kind = 'refund-payment'`)
  return rows[0]?.n
}

async function balance({ siteId }: Dealership) {
  const { rows } = await db.execute<{ account: string; cents: number }>(sql`
    select account, sum(cents)::int as cents from (
      select from_account as account, -amount_cents as cents from ledger_entries where site_id = ${siteId}
      union all select to_account, amount_cents from ledger_entries where site_id = ${siteId}) moves
    group by account order by account`)
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))
}

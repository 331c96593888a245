import { describe, expect, test } from 'vitest'
import { createId } from '#data/create-id.ts'
import { expireHold } from '#operations/reservations/expire-hold.ts'
import { placeOf, plan, wishOf } from '../support/reservations/hold-plan.ts'
import {
  dealerWithCar,
  held,
  joined,
  liveHolds,
  passTime,
  reserveByFeed,
} from '../support/reservations/held-vehicle.ts'

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

describe('RSV-06 the queue for a held vehicle', () => {
  test('when the hold ends, the vehicle is the next person’s before anyone else can take it', async () => {
    const { dealer, carId, hold } = await held()
    const first = await joined(dealer, carId, 'sam')
    const second = await joined(dealer, carId, 'alex')
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
    await joined(dealer, carId, 'sam')
    await reserveByFeed(dealer, carId)

    await dealer.holds.step(hold.id, 'release', plan)

    expect(await dealer.holds.liveOf(carId)).toBeNull()
    expect((await dealer.cars.findById(carId))?.reserved).toBe(true)
  })

  test('an offer that nobody takes goes to the one after', async () => {
    const { dealer, carId, hold } = await held()
    await joined(dealer, carId, 'sam')
    await joined(dealer, carId, 'alex')
    await dealer.holds.step(hold.id, 'release', plan)
    const offer = await dealer.holds.liveOf(carId)
    await passTime(dealer, offer?.id ?? '')

    expect(await dealer.holds.take(wishOf(carId, 'passer-by'), plan)).toBeNull()
    expect(await dealer.holds.liveOf(carId)).toMatchObject({ state: 'offered', holder: 'alex' })
  })

  test('an offer whose time is up can’t be taken up, even before its job has run', async () => {
    const { dealer, carId, hold } = await held()
    await joined(dealer, carId, 'sam')
    await dealer.holds.step(hold.id, 'release', plan)
    const offer = await dealer.holds.liveOf(carId)
    await passTime(dealer, offer?.id ?? '')

    expect(await dealer.holds.step(offer?.id ?? '', 'accept', plan)).toBeNull()
  })

  test('another form with someone’s phone number neither finds nor changes their place', async () => {
    const { dealer, carId } = await held()
    const entry = await joined(dealer, carId, 'sam')

    const stranger = { ...placeOf(carId, 'sam'), leadId: createId(), name: 'Mallory', email: 'm@example.com' }
    expect(await dealer.holdQueue.join(stranger)).toEqual({ outcome: 'not theirs' })
    expect(await dealer.holdQueue.find(entry.id)).toEqual(entry)
  })

  test('another form with someone’s phone number can’t take up their offer', async () => {
    const { dealer, carId, hold } = await held()
    await joined(dealer, carId, 'sam')
    await passTime(dealer, hold.id)

    // The same attempt ends the hold, makes Sam the offer, and sees it.
    const stranger = { ...wishOf(carId, 'sam'), leadId: createId(), email: 'm@example.com' }
    expect(await dealer.holds.take(stranger, plan)).toBeNull()
    expect(await dealer.holds.take(stranger, plan)).toBeNull()
    expect(await dealer.holds.liveOf(carId)).toMatchObject({ state: 'offered', email: 'sam@example.com' })
    expect(await dealer.holds.take(wishOf(carId, 'sam'), plan)).toMatchObject({ state: 'pending' })
  })

  test('nobody joins twice, and nobody who has left is asked', async () => {
    const { dealer, carId, hold } = await held()
    const entry = await joined(dealer, carId, 'sam')
    expect(await joined(dealer, carId, 'sam')).toEqual(entry)
    expect(await dealer.holdQueue.lengthOf(carId)).toBe(1)
    await dealer.holdQueue.leave(entry.id)

    await dealer.holds.step(hold.id, 'release', plan)

    expect(await dealer.holds.liveOf(carId)).toBeNull()
    expect(await dealer.holdQueue.lengthOf(carId)).toBe(0)
  })
})

import { describe, expect, test } from 'vitest'
import { expireHold } from '#operations/reservations/expire-hold.ts'
import { plan, wishOf } from '../../support/reservations/hold-plan.ts'
import { dealerWithCar, held, liveHolds, passTime } from '../../support/reservations/held-vehicle.ts'

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

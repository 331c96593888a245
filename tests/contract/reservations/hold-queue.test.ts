import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createId } from '#data/create-id.ts'
import { lockStock } from '#data/lock-stock.ts'
import { lockHold, moveHold } from '#data/reservations/move-hold.ts'
import { testDatabase } from '../../support/database/database.ts'
import { placeOf, plan, wishOf } from '../../support/reservations/hold-plan.ts'
import {
  held,
  joined,
  lapseOffers,
  passTime,
  reserveByFeed,
} from '../../support/reservations/held-vehicle.ts'
import { until } from '../../support/server/until.ts'

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

  test('someone who joins while the hold is ending doesn’t wait for a vehicle that nobody holds', async () => {
    const { dealer, carId, hold } = await held()

    const { joining } = await testDatabase().db.transaction(async (tx) => {
      await lockStock(tx, dealer.siteId)
      const ending = await lockHold(tx, dealer.siteId, hold.id)
      // The queue is still empty here, so the vehicle is offered to nobody.
      if (ending) await moveHold(tx, dealer.siteId, ending, 'release', plan)
      return { joining: dealer.holdQueue.join(placeOf(carId, 'sam'), plan) }
    })

    expect(await joining).toEqual({ outcome: 'free' })
    expect(await dealer.holdQueue.lengthOf(carId)).toBe(0)
  })

  test('a hold whose time is up has no queue, because the vehicle is free', async () => {
    const { dealer, carId, hold } = await held()
    await passTime(dealer, hold.id)

    expect(await dealer.holdQueue.join(placeOf(carId, 'sam'), plan)).toEqual({ outcome: 'free' })
  })

  test('the first in line is offered the vehicle even while their place is in use elsewhere', async () => {
    const { dealer, carId, hold } = await held()
    const first = await joined(dealer, carId, 'sam')
    await joined(dealer, carId, 'alex')

    const { ending } = await testDatabase().db.transaction(async (tx) => {
      await tx.execute(
        sql`select from hold_queue where site_id = ${dealer.siteId} and id = ${first.id} for update`,
      )
      let isOver = false
      const ending = dealer.holds.step(hold.id, 'release', plan).finally(() => (isOver = true))
      await until(async () => isOver || (await isWaitingForRow()))
      return { ending }
    })

    await ending
    expect(await dealer.holds.liveOf(carId)).toMatchObject({ state: 'offered', holder: 'sam' })
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

  test('three offers in a row that nobody answers end the queue, and the vehicle is free for everyone', async () => {
    const { dealer, carId, hold } = await held()
    for (const person of ['sam', 'alex', 'robin']) await joined(dealer, carId, person)
    const last = await joined(dealer, carId, 'charlie')
    await dealer.holds.step(hold.id, 'release', plan)
    await lapseOffers(dealer, carId, 3, plan)

    expect(await dealer.holds.liveOf(carId)).toBeNull()
    expect(await dealer.holdQueue.find(last.id)).toMatchObject({ state: 'ended' })
    expect(await dealer.holdQueue.lengthOf(carId)).toBe(0)
    // Anyone who waits for the next hold is offered the vehicle again.
    const next = await dealer.holds.take(wishOf(carId, 'passer-by'), plan)
    await joined(dealer, carId, 'charlie')
    await dealer.holds.step(next?.id ?? '', 'release', plan)
    expect(await dealer.holds.liveOf(carId)).toMatchObject({ state: 'offered', holder: 'charlie' })
  })

  test.each(['accept', 'release'] as const)(
    'an offer that is answered by %s counts as no offer that nobody answers',
    async (answer) => {
      const { dealer, carId, hold } = await held()
      for (const person of ['sam', 'alex', 'robin', 'charlie', 'pat']) await joined(dealer, carId, person)
      await dealer.holds.step(hold.id, 'release', plan)
      await lapseOffers(dealer, carId, 2, plan)
      const offer = await dealer.holds.liveOf(carId)
      await dealer.holds.step(offer?.id ?? '', answer, plan)
      if (answer === 'accept') await dealer.holds.step(offer?.id ?? '', 'release', plan)
      await lapseOffers(dealer, carId, 1, plan)

      expect(await dealer.holds.liveOf(carId)).toMatchObject({ state: 'offered', holder: 'pat' })
    },
  )

  test('ten people wait for one vehicle, and no more', async () => {
    const { dealer, carId } = await held()
    const people = Array.from({ length: 12 }, (_, nth) => placeOf(carId, `person-${nth}`))

    const places = await Promise.all(people.map((place) => dealer.holdQueue.join(place, plan)))

    expect(places.filter(({ outcome }) => outcome === 'joined')).toHaveLength(10)
    expect(places.filter(({ outcome }) => outcome === 'full')).toHaveLength(2)
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
    expect(await dealer.holdQueue.join(stranger, plan)).toEqual({ outcome: 'not theirs' })
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

async function isWaitingForRow() {
  const { rows } = await testDatabase().db.execute(sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows.length > 0
}

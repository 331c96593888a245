import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../support/database/database.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleCar } from '../../support/samples/sample-car.ts'

const { db } = testDatabase()

test('SAVE-02 simultaneous saves stay within the limit, and one that is saved again costs no place', async () => {
  const stock = Array.from({ length: 12 }, (_, at) => sampleCar({ slug: `car-${at}` }))
  const { customers, savedCars } = await dealership({ stock })
  const { id } = await customers.withPhone('+61491570999')

  const outcomes = await Promise.all(stock.map(({ id: carId }) => savedCars.save(id, { carId }, 5)))

  expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(5)
  expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(7)
  const saved = await savedCars.of(id)
  expect(saved).toHaveLength(5)
  expect(await savedCars.save(id, { carId: saved[0]?.carId ?? '' }, 5)).toBe('saved')
})

test('SAVE-02 a cleared list comes back whole, with its notes, and only within a day', async () => {
  const stock = [sampleCar({ slug: 'one' }), sampleCar({ slug: 'two' }), sampleCar({ slug: 'three' })]
  const { siteId, customers, savedCars } = await dealership({ stock })
  const { id } = await customers.withPhone('+61491570998')
  for (const { id: carId, slug } of stock.slice(0, 2)) await savedCars.save(id, { carId, note: slug }, 9)
  await savedCars.remove(id, stock[0]?.id ?? '')
  // A removal in the same millisecond would come back with the list.
  await db.execute(
    sql`update saved_cars set removed_at = removed_at - interval '1 hour' where site_id = ${siteId}`,
  )

  const clearedAt = await savedCars.clear(id)
  expect(await savedCars.of(id)).toEqual([])
  await savedCars.restore(id, new Date(clearedAt.getTime() - 60_000))
  expect(await savedCars.of(id)).toEqual([])
  await savedCars.restore(id, clearedAt)
  expect(await savedCars.of(id)).toMatchObject([{ carId: stock[1]?.id, note: 'two' }])
})

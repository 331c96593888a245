import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deleteUnusedCustomers } from '#data/customers/customers.ts'
import { deleteOldSessions } from '#data/customers/customer-sessions.ts'
import { MAX_SESSION_MS, SESSION_IDLE_MS, UNUSED_ACCOUNT_DAYS } from '#domain/customers/session-lifetime.ts'
import { testDatabase } from '../../support/database/database.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleCar } from '../../support/samples/sample-car.ts'

const { db } = testDatabase()

test('SAVE-06 an account is deleted when nobody has signed in to it for half a year', async () => {
  const car = sampleCar({})
  const { customers, savedCars } = await dealership({ stock: [car] })
  const [unused, used] = [
    await customers.withPhone('+61491570156'),
    await customers.withPhone('+61491570157'),
  ]
  for (const { id } of [unused, used]) await savedCars.save(id, { carId: car.id }, 9)
  await lastSignedIn(unused.id, UNUSED_ACCOUNT_DAYS + 1)
  await lastSignedIn(used.id, UNUSED_ACCOUNT_DAYS - 1)

  await deleteUnusedCustomers(db, UNUSED_ACCOUNT_DAYS)

  expect(await customers.find(unused.id)).toBeNull()
  expect(await savedCars.of(unused.id)).toEqual([])
  expect(await customers.find(used.id)).toMatchObject({ id: used.id })
  expect(await savedCars.of(used.id)).toHaveLength(1)
})

test('OPS-08 a session is deleted once it has ended, whether or not its browser comes back', async () => {
  const { customers, sessions } = await dealership({})
  const { id: customerId } = await customers.withPhone('+61491570158')
  for (const device of ['Idle', 'Old', 'Current'])
    await sessions.start({ tokenHash: `${device} ${customerId}`, customerId, device })
  await db.execute(sql`update customer_sessions set last_seen_at = now() - interval '31 days'
    where customer_id = ${customerId} and device = 'Idle'`)
  await db.execute(sql`update customer_sessions set created_at = now() - interval '91 days'
    where customer_id = ${customerId} and device = 'Old'`)

  await deleteOldSessions(db, { idleMs: SESSION_IDLE_MS, maxMs: MAX_SESSION_MS })

  expect(await sessions.of(customerId)).toMatchObject([{ device: 'Current' }])
})

function lastSignedIn(id: string, daysAgo: number) {
  return db.execute(
    sql`update customers set last_seen_at = now() - ${daysAgo} * interval '1 day' where id = ${id}`,
  )
}

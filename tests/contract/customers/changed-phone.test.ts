import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { customerStore } from '#data/customers/customers.ts'
import { testDatabase } from '../../support/database/database.ts'
import { dealership } from '../../support/samples/dealership.ts'

const { db } = testDatabase()
const OLD_PHONE = '+61491570313'
const NEW_PHONE = '+61491570737'

test('SAVE-06 a number that someone else signs in with at the same moment is theirs', async () => {
  const { siteId, customers } = await dealership()
  const customer = await customers.withPhone(OLD_PHONE)

  let changing: Promise<unknown> = Promise.resolve()
  await db.transaction(async (tx) => {
    await customerStore(tx, siteId).withPhone(NEW_PHONE)
    changing = customers.changePhone(customer.id, NEW_PHONE)
    await vi.waitFor(async () => expect(await isWaitingForRow()).toBe(true), { timeout: 10_000 })
  })

  expect(await changing).toBe('taken')
  expect(await customers.find(customer.id)).toMatchObject({ phone: OLD_PHONE })
})

async function isWaitingForRow() {
  const { rows } = await db.execute(sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows.length > 0
}

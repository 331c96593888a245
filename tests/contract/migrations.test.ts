import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../support/database.ts'

const { db } = testDatabase()

test('OPS-01 the database has its tables', async () => {
  const { rows } = await db.execute(sql`select count(*)::int as n from cars`)
  expect(rows).toEqual([{ n: 0 }])
})

import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseFaults } from '#data/database-faults.ts'
import { testDatabaseUrl } from '../../support/database/database.ts'

const client = new Client({ connectionString: testDatabaseUrl() })
beforeAll(() => client.connect())
afterAll(() => client.end())

test('OPS-05 a database that confirms what it may lose is a fault', async () => {
  await client.query('set synchronous_commit = off')
  expect(await databaseFaults(client)).toContainEqual(expect.stringMatching(/^synchronous_commit is off/))
  await client.query('set synchronous_commit = on')
  expect(await databaseFaults(client)).not.toContainEqual(expect.stringMatching(/^synchronous_commit/))
})

test('OPS-05 an account with more rights than it needs is a fault', async () => {
  expect(await databaseFaults(client)).toContainEqual(expect.stringMatching(/superuser/))
  await client.query('set role pg_monitor')
  expect(await databaseFaults(client)).not.toContainEqual(expect.stringMatching(/superuser/))
})

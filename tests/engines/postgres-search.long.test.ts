import { Client } from 'pg'
import { afterAll, onTestFinished, vi } from 'vitest'
import { searchEngineContract } from '../search-contract/search-engine-contract.ts'
import { postgresEngine } from '#search/postgres/postgres-engine.ts'
import { freshDatabase } from '../support/database/database.ts'

vi.setConfig({ testTimeout: 60_000 })

const { url } = await freshDatabase()
const client = new Client({ connectionString: url })
await client.connect()
afterAll(() => client.end())

searchEngineContract('the PostgreSQL engine', async () => {
  await client.query('drop schema if exists forecourt_search cascade')
  const engine = postgresEngine({ url })
  onTestFinished(() => engine.close())
  return engine
})

import { randomUUID } from 'node:crypto'
import { Meilisearch } from 'meilisearch'
import { afterAll, vi } from 'vitest'
import { searchEngineContract } from '../search-contract/search-engine-contract.ts'
import { meilisearchEngine } from '#search/meilisearch/meilisearch-engine.ts'
import { startStandIn } from '../support/meilisearch-stand-in/start-stand-in.ts'

vi.setConfig({ testTimeout: 120_000 })

/** With SEARCH_TEST_URL (and SEARCH_TEST_KEY) the suite uses that Meilisearch server, otherwise a stand-in. */
const address = process.env['SEARCH_TEST_URL']
const standIn = address ? null : await startStandIn()
const host = address ?? standIn?.host ?? ''
const key = address ? (process.env['SEARCH_TEST_KEY'] ?? '') : (standIn?.key ?? '')
const run = `forecourt-test-${randomUUID()}`

afterAll(async () => {
  await standIn?.stop()
  if (address) await forget(new Meilisearch({ host, apiKey: key }))
})

const name = standIn
  ? 'the Meilisearch engine, against a stand-in,'
  : 'the Meilisearch engine, against a real server,'
searchEngineContract(name, () => meilisearchEngine({ host, key, prefix: `${run}-${randomUUID()}` }))

/** Deletes what the suite left on the server. */
async function forget(client: Meilisearch) {
  const { results } = await client.getRawIndexes({ limit: 10_000 })
  for (const { uid } of results) if (uid.startsWith(run)) await client.deleteIndex(uid).waitTask()
}

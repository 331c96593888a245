import type { Pool, PoolClient } from 'pg'
import { sequential } from '../sequential.ts'
import type { Document, SearchWriter } from '../port.ts'
import type { Columns } from './columns.ts'
import { Parameters } from './parameters.ts'
import { ofTenant } from './tables.ts'
import { toStored } from './stored-text.ts'

/**
 * Moves pending words into their index and updates the statistics. Without them the planner would scan everything to find
 * a few documents.
 */
const TIDY = `select gin_clean_pending_list('forecourt_search.documents_words');
  analyze forecourt_search.documents`

/** How many documents one statement carries. */
const BATCH = 500

/**
 * Each write is one transaction that first locks the tenant’s state: searches see the old index until it commits, and
 * writes of other processes wait for it.
 */
export function postgresWriter(pool: Pool, columns: Columns): SearchWriter {
  const { collection } = columns
  const turns = sequential()
  const tenantSql = (tenant: string, parameters: Parameters) => ofTenant(collection, tenant, parameters)

  async function takeState(client: PoolClient, tenant: string): Promise<bigint> {
    const { name, version } = collection
    await client.query(
      `insert into forecourt_search.states (tenant, collection, version, build, position)
        values ($1, $2, $3, gen_random_uuid(), 0) on conflict do nothing`,
      [tenant, name, version],
    )
    const parameters = new Parameters()
    const { rows } = await client.query<{ position: string }>(
      `select position from forecourt_search.states where ${tenantSql(tenant, parameters)} for update`,
      parameters.values,
    )
    return BigInt(rows[0]?.position ?? 0)
  }

  async function put(client: PoolClient, tenant: string, documents: readonly Document[]) {
    const rows = new Map(documents.map((document) => [document.id, columns.rowOf(document)]))
    if (rows.size === 0) return
    await client.query(
      `insert into forecourt_search.documents
        (tenant, collection, version, id, facets, lists, numbers, names, words)
      select $1, $2, $3, id, facets, lists, numbers, names, array_to_tsvector(words)
      from json_to_recordset($4::json)
        as row(id text, facets text[], lists text[], numbers float8[], names text[], words text[])
      on conflict (tenant, collection, version, id) do update set
        facets = excluded.facets, lists = excluded.lists, numbers = excluded.numbers,
        names = excluded.names, words = excluded.words`,
      [tenant, collection.name, collection.version, JSON.stringify([...rows.values()])],
    )
  }

  async function remove(client: PoolClient, tenant: string, ids: readonly string[]) {
    const parameters = new Parameters()
    const gone = parameters.add(ids.map(toStored), 'text[]')
    await client.query(
      `delete from forecourt_search.documents where ${tenantSql(tenant, parameters)} and id = any(${gone})`,
      parameters.values,
    )
  }

  return {
    async position(tenant) {
      const parameters = new Parameters()
      const { rows } = await pool.query<{ position: string }>(
        `select position from forecourt_search.states where ${tenantSql(tenant, parameters)}`,
        parameters.values,
      )
      return BigInt(rows[0]?.position ?? 0)
    },

    apply: (tenant, changes, position) =>
      turns.next(tenant, () =>
        inTransaction(pool, async (client) => {
          if (position <= (await takeState(client, tenant))) return
          const last = new Map(
            changes.map((change) => ('put' in change ? [change.put.id, change.put] : [change.remove, null])),
          )
          const kept = [...last.values()].filter((document) => document !== null)
          await remove(client, tenant, [...last.keys()])
          for (let at = 0; at < kept.length; at += BATCH)
            await put(client, tenant, kept.slice(at, at + BATCH))
          const parameters = new Parameters()
          await client.query(
            `update forecourt_search.states set position = ${parameters.add(position, 'bigint')}
              where ${tenantSql(tenant, parameters)}`,
            parameters.values,
          )
        }),
      ),

    rebuild: (tenant, documents, position) =>
      turns.next(tenant, () =>
        inTransaction(pool, async (client) => {
          await takeState(client, tenant)
          const parameters = new Parameters()
          await client.query(
            `delete from forecourt_search.documents where ${tenantSql(tenant, parameters)}`,
            parameters.values,
          )
          let batch: Document[] = []
          let isLarge = false
          for await (const document of documents) {
            batch.push(document)
            if (batch.length < BATCH) continue
            await put(client, tenant, batch)
            batch = []
            isLarge = true
          }
          await put(client, tenant, batch)
          const ended = new Parameters()
          await client.query(
            `update forecourt_search.states
              set build = gen_random_uuid(), position = ${ended.add(position, 'bigint')}
              where ${tenantSql(tenant, ended)}`,
            ended.values,
          )
          await forgetOldVersions(client, tenant)
          if (isLarge) await client.query(TIDY)
        }),
      ),

    settled: (tenant) => turns.settled(tenant),

    drop: (tenant) =>
      turns.next(tenant, async () => {
        for (const table of ['documents', 'states'])
          await pool.query(`delete from forecourt_search.${table} where tenant = $1 and collection = $2`, [
            tenant,
            collection.name,
          ])
      }),
  }

  /** While a new release replaces an old one, both search. Older versions are no longer used. */
  async function forgetOldVersions(client: PoolClient, tenant: string) {
    for (const table of ['documents', 'states'])
      await client.query(
        `delete from forecourt_search.${table} where tenant = $1 and collection = $2 and version < $3`,
        [tenant, collection.name, collection.version - 1],
      )
  }
}

async function inTransaction(pool: Pool, work: (client: PoolClient) => Promise<void>) {
  const client = await pool.connect()
  try {
    // A large stock takes long, and so may waiting for another process that fills the same index.
    await client.query('begin; set local statement_timeout = 0')
    await work(client)
    await client.query('commit')
    client.release()
  } catch (error) {
    // Closing a connection rolls its transaction back.
    client.release(true)
    throw error
  }
}

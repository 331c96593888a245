import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { type ClientBase, Pool } from 'pg'
import * as schema from './schema.ts'

export type Database = { db: Db; pool: Pool; close(): Promise<void> }

/** What the stores ask: the database, or a transaction in it. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>

/** The one way to PostgreSQL, whether it is the embedded one or anybody's. */
export function openDatabase({ url }: { url: string }): Database {
  const pool = new Pool({
    connectionString: url,
    application_name: 'forecourt',
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: STATEMENT_MS + ANSWER_MS,
    onConnect: limitStatements,
  })
  // A connection that breaks is replaced at the next query; without listeners its error would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = drizzle({ client: pool, schema, casing: 'snake_case' })
  return { db, pool, close: () => pool.end() }
}

const CONNECT_MS = 2000
const STATEMENT_MS = 10_000
const ANSWER_MS = 1000

/** Said after connecting and not while: poolers such as PgBouncer refuse connections that ask for it. */
async function limitStatements(client: ClientBase) {
  await client.query(
    `set statement_timeout = ${STATEMENT_MS}; set idle_in_transaction_session_timeout = '60s'`,
  )
}

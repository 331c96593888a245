import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { type ClientBase, Pool } from 'pg'
import { namedStatements, type NamedStatements } from './named-statements.ts'
import { guardedPool } from './outage/guarded-pool.ts'
import { tracedQueries } from './traced-queries.ts'

export type Database = {
  db: Db
  pool: Pool
  /** From now on visitors wait for results, so an outage is noticed within a second. */
  watchForOutages(): void
  close(): Promise<void>
}

/** The database, or a transaction in it. */
export type Db = PgDatabase<NodePgQueryResultHKT>

/** How the columns of the database are spelt. */
export const CASING = 'snake_case' as const

type Options = {
  url: string
  /** Called when the database stops responding, and when it responds again. Without it nobody watches. */
  onOutage?: (isAway: boolean) => void
  connectMs?: number
}

/** Opens a connection pool to PostgreSQL, embedded or not. */
export function openDatabase({ url, onOutage, connectMs = CONNECT_MS }: Options): Database {
  const names = namedStatements()
  const settings = {
    connectionString: url,
    application_name: 'forecourt',
    max: MAX_CONNECTIONS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: connectMs,
    query_timeout: STATEMENT_MS + ANSWER_MS,
    async onConnect(client: ClientBase) {
      await limitStatements(client)
      await names.look(client)
    },
  }
  // A command has no visitors waiting, and must not be cut off from a database that is busy with the command’s own work.
  const { pool, watch } = onOutage
    ? guardedPool(settings, { onOutage })
    : { pool: new Pool(settings), watch() {} }
  // The pool replaces a broken connection at the next query. Without listeners its error would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  return { db: withReturnedConnections(pool, names), pool, watchForOutages: watch, close: () => pool.end() }
}

/** An idle connection asks after this long whether the server is there. Most systems would wait for two hours. */
export const KEEP_ALIVE_MS = 60_000
const MAX_CONNECTIONS = 10
/** A new connection takes as long as a page, and knows no statements. Behind a pooler, others may be waiting for an idle one. */
const IDLE_MS = 60_000
/** Also the longest wait for a free connection. A visitor who would wait longer sees a page that says so. */
const CONNECT_MS = 2000
/** No visitor waits longer than this. Long work, such as an import, uses its own connection. */
const STATEMENT_MS = 10_000
/** A server that has not even refused by then does not respond, and the connection is given up. */
const ANSWER_MS = 1000

/** Set after connecting rather than while: poolers such as PgBouncer refuse connections with such options. */
async function limitStatements(client: ClientBase) {
  await client.query(
    `set statement_timeout = ${STATEMENT_MS}; set idle_in_transaction_session_timeout = '60s'`,
  )
}

/**
 * drizzle-orm 0.45 never returns a connection whose `begin` fails, so each crash of the server would leave fewer of them.
 * This wrapper returns every connection, and a broken one is not lent again.
 */
function withReturnedConnections(pool: Pool, names: NamedStatements): Db {
  const settings = { casing: CASING }
  const onConnection = new WeakMap<ClientBase, Db>()
  const db = drizzle({ client: tracedQueries(names.on(pool)), ...settings })
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    const session = onConnection.get(client) ?? drizzle({ client: tracedQueries(client), ...settings })
    onConnection.set(client, session)
    try {
      const result = await session.transaction(work, config)
      client.release()
      return result
    } catch (error) {
      client.release(true)
      throw error
    }
  }
  return db
}

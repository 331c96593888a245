import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { type ClientBase, Pool } from 'pg'
import { guardedPool } from './outage/guarded-pool.ts'

export type Database = { db: Db; pool: Pool; close(): Promise<void> }

/** What the stores ask: the database, or a transaction in it. */
export type Db = PgDatabase<NodePgQueryResultHKT>

type Wish = {
  url: string
  /** Called when the database begins to hang, and when it answers again. Without it nobody looks. */
  onOutage?: (isAway: boolean) => void
}

/** The one way to PostgreSQL, whether it is the embedded one or anybody's. */
export function openDatabase({ url, onOutage }: Wish): Database {
  const settings = {
    connectionString: url,
    application_name: 'forecourt',
    max: MOST_CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: STATEMENT_MS + ANSWER_MS,
    onConnect: limitStatements,
  }
  // A command has nobody waiting at a page, and is not cut off from a database that is busy with its own work.
  const pool = onOutage ? guardedPool(settings, { onOutage }) : new Pool(settings)
  // A broken connection is replaced at the next query. Without listeners its error would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  return { db: withReturnedConnections(pool), pool, close: () => pool.end() }
}

const MOST_CONNECTIONS = 10
/** Also how long one waits while all connections are lent: longer is worth no visitor's while, who is told to try again. */
const CONNECT_MS = 2000
/** A visitor does not wait longer. Long work, such as an import, takes a connection of its own. */
const STATEMENT_MS = 10_000
/** A server that has not even refused by then hangs, and the connection is given up. */
const ANSWER_MS = 1000

/** Said after connecting and not while: poolers such as PgBouncer refuse connections that ask for it. */
async function limitStatements(client: ClientBase) {
  await client.query(
    `set statement_timeout = ${STATEMENT_MS}; set idle_in_transaction_session_timeout = '60s'`,
  )
}

/**
 * drizzle-orm 0.45 never returns a connection whose `begin` fails, so that each crash of the server would leave fewer
 * of them. Here whoever borrows one returns it, and a broken or hanging one is not lent again.
 */
function withReturnedConnections(pool: Pool): Db {
  const settings = { casing: 'snake_case' } as const
  const onConnection = new WeakMap<ClientBase, Db>()
  const db = drizzle({ client: pool, ...settings })
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    const session = onConnection.get(client) ?? drizzle({ client, ...settings })
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

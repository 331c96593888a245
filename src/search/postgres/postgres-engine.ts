import { type ClientBase, Pool } from 'pg'
import type { Answer, Collection, Request, Scope, SearchEngine, SearchIndex, SearchWriter } from '../port.ts'
import { readByAsking } from '../text/query-reading.ts'
import { answerOf } from './answer.ts'
import { Columns } from './columns.ts'
import { type AnswerRow, searchStatement } from './search-statement.ts'
import { makeTables } from './tables.ts'
import { wordsAsked } from './words-asked.ts'
import { postgresWriter } from './writer.ts'

/**
 * Search by PostgreSQL: exact, kept when a process ends and shared by all that there are, at the price of some
 * milliseconds a search for every thousand vehicles. It has connections of its own, so that a slow search takes none
 * from the pages.
 */
export function postgresEngine({ url }: { url: string }): SearchEngine {
  const pool = new Pool({
    connectionString: url,
    application_name: 'forecourt search',
    max: MOST_CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    // oxlint-disable-next-line typescript/no-misused-promises -- pg waits for the promise, whatever its type says
    onConnect: settle,
  })
  // A broken connection is replaced at the next query. Without listeners its error would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  return {
    traits: {
      name: 'postgres',
      exactCounts: true,
      deepestHit: Infinity,
      typos: 'shared',
      writes: 'immediate',
    },
    async open(collection) {
      await makeTables(pool)
      return openCollection(collection, pool)
    },
    close: () => pool.end(),
  }
}

const MOST_CONNECTIONS = 6
const CONNECT_MS = 5000

/**
 * Nobody waits longer than this for a search. Compiling a statement takes longer than it saves; and values are counted
 * in memory, which the planner has to be told, as it takes the lists for shorter than they are and would sort them.
 */
async function settle(client: ClientBase) {
  await client.query(
    "set statement_timeout = '3s'; set jit = off; set work_mem = '64MB'; set enable_sort = off",
  )
}

function openCollection<F extends string, N extends string, S extends string>(
  collection: Collection<F, N, S>,
  pool: Pool,
): SearchIndex<F, N, S> & SearchWriter {
  const columns = new Columns(collection as Collection)
  const asked = wordsAsked(columns, async <Row>(statement: { text: string; values: unknown[] }) => {
    const { rows } = await pool.query(statement)
    return rows as Row[]
  })

  return {
    ...postgresWriter(pool, columns),
    async search(typedScope: Scope<F, N>, typedRequest: Request<F, N, S>, signal) {
      signal?.throwIfAborted()
      const scope = typedScope as Scope
      const request = typedRequest as Request
      const reading = await readByAsking(request.text ?? '', asked(scope))
      signal?.throwIfAborted()
      const { rows } = await pool.query<AnswerRow>(searchStatement(columns, scope, request, reading))
      return answerOf(rows, columns, request, reading) as Answer<F, N>
    },
  }
}

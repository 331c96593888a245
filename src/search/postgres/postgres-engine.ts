import { type ClientBase, Pool } from 'pg'
import type { Answer, Collection, Request, Scope, SearchEngine, SearchIndex, SearchWriter } from '../port.ts'
import { readWithLookup } from '../text/query-reading.ts'
import { assembleAnswer } from './assemble-answer.ts'
import { Columns } from './columns.ts'
import { type AnswerRow, searchStatement } from './search-statement.ts'
import { makeTables } from './tables.ts'
import { wordLookup } from './word-lookup.ts'
import { postgresWriter } from './writer.ts'

/**
 * Search with PostgreSQL: exact, persistent and shared by all processes, at a cost of some milliseconds a search for every
 * thousand vehicles. It has a separate connection pool, so that a slow search takes no connection from the pages.
 */
export function postgresEngine({ url }: { url: string }): SearchEngine {
  const pool = new Pool({
    connectionString: url,
    application_name: 'forecourt search',
    max: MAX_CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    // oxlint-disable-next-line typescript/no-misused-promises -- pg waits for the promise, whatever its type says
    onConnect: settle,
  })
  // The pool replaces a broken connection at the next query. Without listeners its error would end the process.
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

const MAX_CONNECTIONS = 6
const CONNECT_MS = 5000

/**
 * No search takes longer than this. Compiling a statement costs more than it saves. The settings make the planner count
 * values in memory, because it underestimates the lists and would sort them.
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
  const asked = wordLookup(columns, async <Row>(statement: { text: string; values: unknown[] }) => {
    const { rows } = await pool.query(statement)
    return rows as Row[]
  })

  return {
    ...postgresWriter(pool, columns),
    async search(typedScope: Scope<F, N>, typedRequest: Request<F, N, S>, signal) {
      signal?.throwIfAborted()
      const scope = typedScope as Scope
      const request = typedRequest as Request
      const reading = await readWithLookup(request.text ?? '', asked(scope))
      signal?.throwIfAborted()
      const { rows } = await pool.query<AnswerRow>(searchStatement(columns, scope, request, reading))
      return assembleAnswer(rows, columns, request, reading) as Answer<F, N>
    },
  }
}

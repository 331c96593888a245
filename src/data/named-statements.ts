import { type ClientBase, DatabaseError, type Pool } from 'pg'

/** A statement with values, as drizzle passes it. */
type Statement = { text: string; name?: string | undefined }

/**
 * Names the `select` statements that a pool is asked for again and again. PostgreSQL then parses and plans each of them once on a
 * connection, which takes it about as long as finding the vehicles of a page. Statements in transactions have no names.
 *
 * A name belongs to one connection of the server. A pooler such as PgBouncer may lend another one for each transaction, so behind
 * a pooler nothing is named.
 */
export function namedStatements(): NamedStatements {
  const names = statementNames()
  /** Unknown until the first connection has been looked at. */
  let areDirect: boolean | null = null

  async function looksDirect(client: ClientBase) {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return 'processID' in client && rows[0]?.pid === client.processID
  }

  return {
    async look(client) {
      if (areDirect !== false) areDirect = await looksDirect(client)
    },

    on<Target extends Pool>(pool: Target) {
      const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>

      async function named(name: string, statement: Statement, values: unknown[]) {
        try {
          return await query({ ...statement, name }, ...values)
        } catch (error) {
          const code = error instanceof DatabaseError ? error.code : undefined
          if (code === UNKNOWN_NAME || code === NAME_TAKEN) areDirect = false
          else if (code === OTHER_COLUMNS) names.renew()
          else throw error
          return query(statement, ...values)
        }
      }

      const naming = (statement: unknown, ...values: unknown[]) => {
        if (!areDirect || !isSelect(statement)) return query(statement, ...values)
        const name = names.of(statement.text)
        return name === null ? query(statement, ...values) : named(name, statement, values)
      }
      return Object.create(pool, { query: { value: naming } }) as Target
    },
  }
}

export type NamedStatements = {
  /** Looks whether a new connection is one of the server’s. */
  look(client: ClientBase): Promise<void>
  /** The same pool, naming statements. */
  on<Target extends Pool>(pool: Target): Target
}

/** A migration has changed a column that a statement returns, so PostgreSQL has to plan it once more. */
const OTHER_COLUMNS = '0A000'
/** Errors behind a pooler that can’t be told from the server by its process ids. */
const UNKNOWN_NAME = '26000'
const NAME_TAKEN = '42P05'

/** Each connection keeps its plans in the server’s memory. */
const MAX_NAMES = 100
const MAX_COUNTED = 1000
/** PostgreSQL itself looks at five plans before it keeps one. */
const OFTEN = 5

function statementNames() {
  const named = new Map<string, string>()
  const counts = new Map<string, number>()
  let renewed = 0
  return {
    /** The name of a statement that has been asked for often enough. */
    of(text: string): string | null {
      const known = named.get(text)
      if (known !== undefined || named.size === MAX_NAMES) return known ?? null
      const count = (counts.get(text) ?? 0) + 1
      if (count < OFTEN) {
        if (counts.size === MAX_COUNTED) counts.clear()
        counts.set(text, count)
        return null
      }
      counts.delete(text)
      const name = `forecourt_${renewed}_${named.size}`
      named.set(text, name)
      return name
    },
    /** From now on every statement gets another name, whatever connections know the old ones. */
    renew() {
      renewed++
      named.clear()
    },
  }
}

function isSelect(statement: unknown): statement is Statement {
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return false
  return typeof statement.text === 'string' && /^\s*select\b/i.test(statement.text)
}

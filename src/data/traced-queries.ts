import { tracingChannel } from 'node:diagnostics_channel'
import type { Pool, PoolClient } from 'pg'

/** A query without its parameters. */
export type TracedQuery = { text: string }

const queries = tracingChannel<unknown, TracedQuery>('forecourt:query')

/**
 * A pool or connection that announces its queries on a channel. Without a subscriber, that costs one property check. The time
 * of a query includes the wait for a free connection of the pool.
 */
export function tracedQueries<Target extends Pool | PoolClient>(target: Target): Target {
  const query = target.query.bind(target) as (...given: unknown[]) => Promise<unknown>
  const traced = (...given: unknown[]) =>
    queries.hasSubscribers
      ? queries.tracePromise(() => query(...given), { text: textOf(given[0]) })
      : query(...given)
  return Object.create(target, { query: { value: traced } }) as Target
}

function textOf(statement: unknown) {
  if (typeof statement === 'string') return statement
  return typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : ''
}

import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from 'pg'
import { DatabaseAway } from './database-away.ts'
import { databaseProbe } from './probe.ts'
import { LOOK_MS, stallWatch } from './stall-watch.ts'

type Guard = { onOutage: (isAway: boolean) => void }

/** What is borrowed for longer, such as the connection that listens, waits for nothing in particular. */
const BORROWED_FOR_GOOD_MS = 20_000

/**
 * A pool that notices within a second when the database hangs. Whatever waits for an answer then fails, nothing more is
 * asked, and once the database answers a probe the pool connects anew.
 */
export function guardedPool(config: PoolConfig & { connectionString: string }, { onOutage }: Guard): Pool {
  const probe = databaseProbe(config.connectionString)
  const open = new Set<Client>()
  const borrowed = new Map<PoolClient, number>()
  const watch = stallWatch({
    isWaiting: () => isWaiting(pool, borrowed),
    probe: (withinMs) => probe.ask(withinMs),
    now: () => performance.now(),
    onChange(isAway) {
      if (isAway) for (const client of open) client.connection.stream.destroy()
      onOutage(isAway)
    },
  })
  const pool: Pool = new Pool({ ...config, Client: clientsOf(open, watch.isAway) })
  refuseWhile(watch.isAway, pool)
  pool.on('acquire', (client) => void borrowed.set(client, performance.now()))
  pool.on('release', (_error, client) => {
    borrowed.delete(client)
    watch.answered()
  })
  pool.on('remove', (client) => void borrowed.delete(client))
  // Once there is a database, there is a connection to probe it by.
  pool.once('connect', () => void probe.ask(BORROWED_FOR_GOOD_MS))

  const looking = setInterval(() => void watch.look(), LOOK_MS).unref()
  const end = pool.end.bind(pool)
  pool.end = (async () => {
    clearInterval(looking)
    probe.close()
    await end()
  }) as Pool['end']
  return pool
}

function isWaiting(pool: Pool, borrowed: ReadonlyMap<PoolClient, number>) {
  const since = performance.now() - BORROWED_FOR_GOOD_MS
  const forGood = [...borrowed.values()].filter((from) => from < since).length
  // What is neither idle nor borrowed is being connected.
  return pool.waitingCount > 0 || pool.totalCount - pool.idleCount - forGood > 0
}

/** Connections that are known from the moment they are opened, and are not opened while there is nobody to answer. */
function clientsOf(open: Set<Client>, isAway: () => boolean) {
  return class extends Client {
    constructor(config?: string | ClientConfig) {
      super(config)
      open.add(this)
      this.once('end', () => void open.delete(this))
      refuseWhile(isAway, this)
    }
  }
}

type Connects = Pick<Pool, 'connect'> | Pick<Client, 'connect'>
type Connected = (error: Error | undefined) => void

function refuseWhile(isAway: () => boolean, target: Connects) {
  const connect = target.connect.bind(target) as (callback?: Connected) => unknown
  target.connect = ((callback?: Connected) => {
    if (!isAway()) return callback ? connect(callback) : connect()
    const error = new DatabaseAway()
    return callback ? process.nextTick(callback, error) : Promise.reject(error)
  }) as never
}

import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from 'pg'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { databaseProbe } from './probe.ts'
import { CHECK_MS, stallWatch } from './stall-watch.ts'

type Guard = { onOutage: (isAway: boolean) => void }

/** A connection that is borrowed for longer than this, such as the one that listens, is not waiting for a result. */
const BORROWED_FOR_GOOD_MS = 20_000

/**
 * A pool that notices within a second when the database stops responding. All waiting queries then fail, new ones are not
 * sent, and once the database answers a probe the pool connects again. It only looks from `watch` on: before that nobody is
 * waiting for a page, and a slow machine must be able to start.
 */
export function guardedPool(
  config: PoolConfig & { connectionString: string },
  { onOutage }: Guard,
): { pool: Pool; watch(): void } {
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
  // The first connection shows that there is a database, so the probe opens its own.
  pool.once('connect', () => void probe.ask(BORROWED_FOR_GOOD_MS))

  let looking: NodeJS.Timeout | undefined
  const end = pool.end.bind(pool)
  pool.end = (async () => {
    clearInterval(looking)
    probe.close()
    await end()
  }) as Pool['end']
  return {
    pool,
    watch() {
      watch.answered()
      looking ??= setInterval(() => void watch.look(), CHECK_MS).unref()
    },
  }
}

function isWaiting(pool: Pool, borrowed: ReadonlyMap<PoolClient, number>) {
  const since = performance.now() - BORROWED_FOR_GOOD_MS
  const forGood = [...borrowed.values()].filter((from) => from < since).length
  // A connection that is neither idle nor borrowed is still connecting.
  return pool.waitingCount > 0 || pool.totalCount - pool.idleCount - forGood > 0
}

/** Keeps track of connections from the moment they are opened, and opens none during an outage. */
export function clientsOf(open: Set<Client>, isAway: () => boolean) {
  return class extends Client {
    constructor(config?: string | ClientConfig) {
      super(config)
      // One that is refused never opens, so it never ends either.
      refuseWhile(isAway, this, () => open.add(this))
      this.once('end', () => void open.delete(this))
    }
  }
}

type Connects = Pick<Pool, 'connect'> | Pick<Client, 'connect'>
type Connected = (error: Error | undefined) => void

function refuseWhile(isAway: () => boolean, target: Connects, onConnect: () => void = () => {}) {
  const connect = target.connect.bind(target) as (callback?: Connected) => unknown
  target.connect = ((callback?: Connected) => {
    if (!isAway()) {
      onConnect()
      return callback ? connect(callback) : connect()
    }
    const error = new DatabaseUnavailable()
    return callback ? process.nextTick(callback, error) : Promise.reject(error)
  }) as never
}

import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { postgresAccount } from './account.ts'
import { findPostgresBinaries } from './binaries.ts'
import { type ClusterSetup, type EmbeddedLog, prepareCluster } from './cluster.ts'
import { postgresFolder, socketUrl } from './folder.ts'
import { tryLock } from './lock.ts'
import { type PostgresServer, startPostgresServer } from './server.ts'

export type EmbeddedPostgres = {
  url: string
  /** Whether this process runs the server. That changes when the process that ran it ends. */
  readonly owned: boolean
  stop(): Promise<void>
}

type Options = {
  dataDir: string
  /** Whether a committed row survives a power cut. Only a throw-away database may do without. */
  durable: boolean
  log: EmbeddedLog
}

/**
 * A PostgreSQL inside the data directory. One of the processes that share the directory runs the server. When that process
 * or the server ends, another one starts it again.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const setup = { ...options, folder: postgresFolder(options.dataDir), binaries: findPostgresBinaries() }
  const url = socketUrl(setup.folder, DATABASE)
  const ending = new AbortController()
  let own = await ownOrShare(setup, url)
  const keeping = keepRunning()

  return {
    url,
    get owned() {
      return own !== null
    },
    stop() {
      ending.abort()
      return keeping
    },
  }

  async function keepRunning() {
    const takeOver = successor(setup)
    const ended = once(ending.signal, 'abort').then(() => null)
    while (!ending.signal.aborted) {
      const lastWords = own ? await Promise.race([own.gone, ended]) : null
      if (lastWords !== null) {
        options.log(`PostgreSQL stopped and is being restarted: ${lastWords}`, 'error')
        own = null
      }
      if (!own) own = await takeOver()
      if (!own) await delay(LOOK_AGAIN_MS, null, { signal: ending.signal, ref: false }).catch(() => {})
    }
    await own?.stop()
  }
}

const DATABASE = 'forecourt'
const LOOK_AGAIN_MS = 250
const NEIGHBOUR_PATIENCE_MS = 60_000

type Setup = Omit<ClusterSetup, 'account'>

/** Waits for another process that is still starting the server, perhaps for the first time. */
async function ownOrShare(setup: Setup, url: string) {
  for (const until = Date.now() + NEIGHBOUR_PATIENCE_MS; Date.now() < until; await delay(50)) {
    const own = await ownIfFree(setup)
    if (own || (await answers(url))) return own
  }
  const owner = readFileSync(setup.folder.owner, 'utf8').trim()
  const why = `Process ${owner} holds the database in ${setup.folder.path}, but its server does not respond.`
  throw new Error(`${why} End that process and start again.`)
}

/** Starts the server in place of one that ended. It logs the first failure in a row only. */
function successor(setup: Setup) {
  let isFailing = false
  return async () => {
    try {
      const own = await ownIfFree(setup)
      isFailing = false
      return own
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      if (!isFailing) setup.log(`The database is down and could not be started: ${why}`, 'error')
      isFailing = true
      return null
    }
  }
}

/** Runs the server if no other process does. Only the process that holds the lock may touch the files. */
async function ownIfFree(setup: Setup): Promise<PostgresServer | null> {
  const lock = tryLock(setup.folder.lock)
  if (!lock) return null
  try {
    writeFileSync(setup.folder.owner, `${process.pid}\n`)
    const owned = { ...setup, account: postgresAccount(setup.folder.path) }
    await prepareCluster(owned)
    const server = await startPostgresServer(owned, DATABASE)
    return { stop: server.stop, gone: server.gone.finally(lock.release) }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function answers(url: string) {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

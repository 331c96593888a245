import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Client, DatabaseError, escapeIdentifier } from 'pg'
import { endingWithUs } from './account.ts'
import type { ClusterSetup } from './cluster.ts'
import { socketUrl } from './folder.ts'
import { endLeftover } from './leftover.ts'

export type PostgresServer = {
  /** Settles when the server has ended, with the end of its log. */
  gone: Promise<string>
  stop(): Promise<void>
}

/** Starts PostgreSQL on its socket and resolves when it accepts connections, after any crash recovery. */
export async function startPostgresServer(setup: ClusterSetup, database: string): Promise<PostgresServer> {
  const tryUntil = Date.now() + LEFTOVER_PATIENCE_MS
  for (;;) {
    await endLeftover(setup.folder.cluster)
    const server = spawnServer(setup)
    const failure = await Promise.race([
      server.gone,
      untilReady(server, socketUrl(setup.folder, 'postgres'), database),
    ])
    if (failure === null) return server
    if (!/in use|already exists/.test(failure) || Date.now() > tryUntil) {
      throw new Error(`PostgreSQL did not start: ${failure}`)
    }
    await delay(50)
  }
}

/** Server processes whose parent was killed end by themselves, but hold the shared memory until then. */
const LEFTOVER_PATIENCE_MS = 15_000
const FAST_SHUTDOWN_MS = 20_000

function spawnServer({ folder, binaries, account, durable }: ClusterSetup) {
  const { through, ...runAs } = account
  const [command = '', ...args] = [...through, ...endingWithUs('INT'), binaries.postgres]
  const child = spawn(command, [...args, '-D', folder.cluster, '-k', folder.socket, ...settings(durable)], {
    ...runAs,
    cwd: folder.path,
    // The server has its own process group: Ctrl-C in a terminal must reach us first, while requests are still served.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const server = { isRunning: true, gone: untilGone(child), stop }
  void server.gone.then(() => (server.isRunning = false))
  return server

  async function stop() {
    child.kill('SIGINT')
    const force = setTimeout(() => child.kill('SIGQUIT'), FAST_SHUTDOWN_MS)
    await server.gone
    clearTimeout(force)
  }
}

function settings(durable: boolean) {
  const settings = {
    listen_addresses: '',
    // The log must hold no personal data: no rows and no parameter values.
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

async function untilGone(child: ChildProcess) {
  let lastWords = ''
  child.stderr
    ?.setEncoding('utf8')
    .on('data', (text: string) => (lastWords = (lastWords + text).slice(-2000)))
  const closed = once(child, 'close')
  const reason = await new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
  // Its last output may arrive after its end, and its children may keep the pipe open for long.
  await Promise.race([closed.catch(() => {}), delay(200)])
  return `${lastWords.trim().split('\n').slice(-LAST_LINES).join('\n')} (${reason})`
}

const LAST_LINES = 3

async function untilReady(server: { isRunning: boolean }, url: string, database: string) {
  while (server.isRunning && !(await hasDatabase(url, database))) await delay(20)
  return null
}

/** Creates the database if it is missing. Returns false while the server does not accept connections yet. */
async function hasDatabase(url: string, database: string) {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    const existing = await client.query('select from pg_database where datname = $1', [database])
    if (existing.rowCount === 0) await client.query(`create database ${escapeIdentifier(database)}`)
    return true
  } catch (error) {
    if (error instanceof DatabaseError && error.code !== CANNOT_CONNECT_NOW) throw error
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

const CANNOT_CONNECT_NOW = '57P03'

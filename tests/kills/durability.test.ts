import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '#data/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#data/embedded-postgres/embedded-postgres.ts'
import { createId } from '#data/create-id.ts'
import { startProcess } from '../support/server/processes.ts'
import { until } from '../support/server/until.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const ROUNDS = 5
const ROWS_A_ROUND = 20
/** More than there are connections, so that some always wait for one. */
const VISITORS = 12
const SEND_AGAIN_MS = 20

const folder = mkdtempSync(join(tmpdir(), 'forecourt-test-'))
let server: EmbeddedPostgres
let database: Database

beforeAll(async () => {
  await start()
  await database.db.execute(sql`create table promises (id uuid primary key)`)
})

afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true })
})

test('OPS-01 no acknowledged row is lost when processes that write are killed', async () => {
  const promised: string[] = []

  for (let round = 0; round < ROUNDS; round++) {
    const writers = [1, 2].map(() => startProcess('database/database-writer.ts', server.url))
    await until(() => writers.every(({ said }) => said.length >= ROWS_A_ROUND))
    await Promise.all(writers.map((writer) => writer.kill()))
    promised.push(...writers.flatMap(({ said }) => said))
  }

  expect(await missing(promised)).toEqual([])
})

test.each([
  ['the server', (pid: number | null) => [pid]],
  ['one process of the server', (pid: number | null) => childrenOf(pid).slice(-1)],
  ['all processes of the server', (pid: number | null) => [pid, ...childrenOf(pid)]],
])(
  'OPS-01 no acknowledged row is lost when SIGKILL hits %s, and the pool recovers by itself',
  async (_, victims) => {
    const visitors = startVisitors()

    for (let round = 0; round < ROUNDS; round++) {
      await visitors.store(ROWS_A_ROUND)
      // Processes of a killed server continue for a moment, and may have stored those rows.
      await until(isServerThere)
      for (const pid of victims(serverPid())) killIfThere(pid)
    }
    await visitors.store(ROWS_A_ROUND)
    await visitors.leave()

    expect(visitors.failures).toBeGreaterThan(0)
    expect(database.pool.totalCount).toBe(database.pool.idleCount)
    expect(await missing(visitors.promised)).toEqual([])
  },
)

/** Visitors who send their form again when it has failed. */
function startVisitors() {
  const promised: string[] = []
  const leaving = new AbortController()
  const all = Array.from({ length: VISITORS }, visit)
  const visitors = { promised, failures: 0, store, leave }
  return visitors

  async function visit() {
    while (!leaving.signal.aborted) {
      const id = createId()
      try {
        await database.db.transaction((tx) => tx.execute(sql`insert into promises (id) values (${id})`))
        promised.push(id)
      } catch {
        visitors.failures += 1
        await delay(SEND_AGAIN_MS)
      }
    }
  }

  async function store(rows: number) {
    const enough = promised.length + rows
    await until(() => promised.length >= enough)
  }

  async function leave() {
    leaving.abort()
    await Promise.all(all)
  }
}

/** The file does not exist between two servers. */
function serverPid() {
  const file = join(folder, 'postgres/data/postmaster.pid')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : null
}

function isServerThere() {
  return childrenOf(serverPid()).length > 0
}

/** Ignores a process that has already ended. */
function killIfThere(pid: number | null) {
  if (pid === null) return
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** A server that is missing or has just started has no children. */
function childrenOf(pid: number | null) {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
  return stdout.split('\n').filter(Boolean).map(Number)
}

/** Asks a server that was started again: the one before may be about to fall, of the last kill. */
async function missing(promised: string[]) {
  await stop()
  await start()
  const { rows } = await database.db.execute<{ id: string }>(sql`select id from promises`)
  const stored = new Set(rows.map(({ id }) => id))
  return promised.filter((id) => !stored.has(id))
}

async function start() {
  server = await startEmbeddedPostgres({ dataDir: folder, durable: true, log: () => {} })
  database = openDatabase({ url: server.url })
}

async function stop() {
  await database.close()
  await server.stop()
}

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '#data/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#data/embedded-postgres/embedded-postgres.ts'
import { newId } from '#data/new-id.ts'
import { startProcess } from '../support/processes.ts'
import { until } from '../support/until.ts'

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
  server = await startEmbeddedPostgres({ dataDir: folder, durable: true, log: () => {} })
  database = openDatabase({ url: server.url })
  await database.db.execute(sql`create table promises (id uuid primary key)`)
})

afterAll(async () => {
  await database.close()
  await server.stop()
  rmSync(folder, { recursive: true })
})

test('OPS-01 no promised row is lost when processes that write are killed', async () => {
  const promised: string[] = []

  for (let round = 0; round < ROUNDS; round++) {
    const writers = [1, 2].map(() => startProcess('database-writer.ts', server.url))
    await until(() => writers.every(({ said }) => said.length >= ROWS_A_ROUND))
    await Promise.all(writers.map((writer) => writer.kill()))
    promised.push(...writers.flatMap(({ said }) => said))
  }

  expect(await missing(promised)).toEqual([])
})

test.each([
  ['the server', (pid: number) => [pid]],
  ['one process of the server', (pid: number) => childrenOf(pid).slice(-1)],
  ['all processes of the server', (pid: number) => [pid, ...childrenOf(pid)]],
])(
  'OPS-01 no promised row is lost when SIGKILL hits %s, and the pool recovers by itself',
  async (_, victims) => {
    const visitors = startVisitors()

    for (let round = 0; round < ROUNDS; round++) {
      await visitors.store(ROWS_A_ROUND)
      for (const pid of victims(serverPid())) process.kill(pid, 'SIGKILL')
    }
    await visitors.store(ROWS_A_ROUND)
    await visitors.leave()

    expect(visitors.failures).toBeGreaterThan(0)
    expect(await missing(visitors.promised)).toEqual([])
    expect(database.pool.totalCount).toBe(database.pool.idleCount)
  },
)

/** Visitors who send their form again when they are told that it failed. */
function startVisitors() {
  const promised: string[] = []
  const leaving = new AbortController()
  const all = Array.from({ length: VISITORS }, visit)
  const visitors = { promised, failures: 0, store, leave }
  return visitors

  async function visit() {
    while (!leaving.signal.aborted) {
      const id = newId()
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

function serverPid() {
  return Number.parseInt(readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8'), 10)
}

function childrenOf(pid: number) {
  return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number)
}

async function missing(promised: string[]) {
  const { rows } = await database.db.execute<{ id: string }>(sql`select id from promises`)
  const stored = new Set(rows.map(({ id }) => id))
  return promised.filter((id) => !stored.has(id))
}

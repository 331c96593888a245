import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#data/database.ts'
import { findPostgresBinaries } from '#data/embedded-postgres/binaries.ts'
import { startEmbeddedPostgres } from '#data/embedded-postgres/embedded-postgres.ts'
import { startProcess } from '../support/server/processes.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { until } from '../support/server/until.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** A database for tests that do not check how it is created. */
const existing = mkdtempSync(join(tmpdir(), 'forecourt-test-'))

beforeAll(async () => {
  const server = await startEmbeddedPostgres({ dataDir: existing, durable: false, log: () => {} })
  await server.stop()
})

afterAll(async () => {
  await until(() => hasNoServer(existing))
  rmSync(existing, { recursive: true })
})

test('OPS-01 the embedded database keeps its rows across restarts', async () => {
  const dataDir = dataDirectory()
  const lines: string[] = []

  const first = await start(dataDir, (line) => lines.push(line))
  await first.db.execute(sql`create table kept as select 'row' as word`)
  await first.stop()
  const second = await start(dataDir, (line) => lines.push(line))

  expect((await second.db.execute(sql`select word from kept`)).rows).toEqual([{ word: 'row' }])
  expect(lines).toEqual([expect.stringContaining('This happens on the first start only')])
})

test('OPS-01 other users cannot reach the embedded database', async () => {
  const { db } = await start(existing)

  expect((await db.execute(sql`show listen_addresses`)).rows).toEqual([{ listen_addresses: '' }])
  expect(statSync(join(existing, 'postgres')).mode & 0o077).toBe(0)
})

test('OPS-01 a data directory may have a long path', async () => {
  const { db, server } = await start(join(dataDirectory(), 'a-long-name'.repeat(15)))

  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  const shortName = new URL(server.url).searchParams.get('host') ?? ''
  onTestFinished(() => rmSync(shortName))
})

test('OPS-01 processes that start at the same time create one database and share it', async () => {
  const dataDir = dataDirectory()

  const processes = [1, 2, 3].map(() => startProcess('database/database-holder.ts', dataDir))
  await until(() => processes.every(({ said }) => said.length > 0))

  expect(processes.flatMap(({ said }) => said).sort()).toEqual(['owns', 'shares', 'shares'])
})

test.each(['kill', 'stop'] as const)(
  'OPS-01 when the process that runs the server ends (%s), another one takes over',
  async (goAway) => {
    const owner = startProcess('database/database-holder.ts', existing)
    await until(() => owner.said.includes('owns'))
    const { db, server } = await start(existing)
    await db.execute(sql`create table if not exists kept as select 'row' as word`)
    expect(server.owned).toBe(false)

    await owner[goAway]()
    await until(() => server.owned)

    expect((await db.execute(sql`select word from kept`)).rows).toEqual([{ word: 'row' }])
  },
)

test.runIf(process.platform === 'linux')('OPS-01 the server ends when its process is killed', async () => {
  const owner = startProcess('database/database-holder.ts', existing)
  await until(() => owner.said.includes('owns'))

  await owner.kill()

  await until(() => !existsSync(join(existing, 'postgres/data/postmaster.pid')))
})

test('OPS-01 a first start that was killed at any point is repeated', async () => {
  const dataDir = dataDirectory()
  const folder = join(dataDir, 'postgres')
  mkdirSync(folder)

  for (const milestone of ['PG_VERSION', 'global/pg_control', 'base/4']) {
    const before = readdirSync(folder)
    const first = startProcess('database/database-holder.ts', dataDir)
    const isNew = (entry: string) => entry.startsWith('unfinished-') && !before.includes(entry)
    await until(() =>
      readdirSync(folder).some((entry) => isNew(entry) && existsSync(join(folder, entry, milestone))),
    )
    await first.kill()
  }
  const last = startProcess('database/database-holder.ts', dataDir)
  await until(() => existsSync(join(folder, 'data')))
  await last.kill()
  const { db } = await start(dataDir)

  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  expect(readdirSync(folder).filter((entry) => entry.startsWith('unfinished-'))).toEqual([])
})

test('OPS-01 the pid file of a server that has gone does not prevent a start, even if another program has its number', async () => {
  writeFileSync(join(existing, 'postgres/data/postmaster.pid'), `${process.ppid}\n`)

  const { server } = await start(existing)

  expect(server.owned).toBe(true)
})

test('OPS-01 the files of another PostgreSQL version are refused and left alone', async () => {
  const dataDir = dataDirectory()
  mkdirSync(join(dataDir, 'postgres/data'), { recursive: true })
  const version = join(dataDir, 'postgres/data/PG_VERSION')
  writeFileSync(version, '16\n')

  await expect(start(dataDir)).rejects.toThrow(/was created by PostgreSQL 16, .* set DATABASE_URL/)

  expect(readFileSync(version, 'utf8')).toBe('16\n')
})

test('OPS-01 on a platform without a PostgreSQL package, the message says what to do', () => {
  expect(() => findPostgresBinaries('sunos-sparc')).toThrow(/sunos-sparc is not installed.*set DATABASE_URL/)
})

/** Deleted after the test, once the servers of killed processes have ended. */
function dataDirectory() {
  const folder = temporaryFolder()
  onTestFinished(() => until(() => hasNoServer(folder)))
  return folder
}

function hasNoServer(folder: string) {
  return spawnSync('pgrep', ['-f', folder]).status === 1
}

async function start(dataDir: string, log = (_line: string) => {}) {
  const server = await startEmbeddedPostgres({ dataDir, durable: false, log })
  const database = openDatabase({ url: server.url })
  let isRunning = true
  onTestFinished(stop)
  return { server, db: database.db, stop }

  async function stop() {
    if (!isRunning) return
    isRunning = false
    await database.close()
    await server.stop()
  }
}

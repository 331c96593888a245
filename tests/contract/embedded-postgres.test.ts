import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#data/database.ts'
import { findPostgresBinaries } from '#data/embedded-postgres-binaries.ts'
import { startEmbeddedPostgres } from '#data/embedded-postgres.ts'
import { startProcess } from '../support/processes.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { until } from '../support/until.ts'

const PATIENCE_MS = 120_000

test(
  'OPS-01 the embedded database keeps its rows from one start to the next',
  { timeout: PATIENCE_MS },
  async () => {
    const dataDir = dataDirectory()
    const lines: string[] = []

    const first = await start(dataDir, (line) => lines.push(line))
    await first.db.execute(sql`create table kept as select 'row' as word`)
    await first.stop()
    const second = await start(dataDir, (line) => lines.push(line))

    expect((await second.db.execute(sql`select word from kept`)).rows).toEqual([{ word: 'row' }])
    expect(lines).toEqual([expect.stringContaining('this happens on the first start only')])
  },
)

test('OPS-01 nobody else can reach the embedded database', { timeout: PATIENCE_MS }, async () => {
  const dataDir = dataDirectory()
  const { db } = await start(dataDir)

  expect((await db.execute(sql`show listen_addresses`)).rows).toEqual([{ listen_addresses: '' }])
  expect(statSync(join(dataDir, 'postgres')).mode & 0o077).toBe(0)
})

test('OPS-01 a data directory may have a long path', { timeout: PATIENCE_MS }, async () => {
  const { db, server } = await start(join(dataDirectory(), 'a-long-name'.repeat(15)))

  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  const shortName = new URL(server.url).searchParams.get('host') ?? ''
  onTestFinished(() => rmSync(shortName))
})

test(
  'OPS-01 processes that start at once make one database and share it',
  { timeout: PATIENCE_MS },
  async () => {
    const dataDir = dataDirectory()

    const processes = [1, 2, 3].map(() => startProcess('database-keeper.ts', dataDir))
    await until(() => processes.every(({ said }) => said.length > 0))

    expect(processes.flatMap(({ said }) => said).sort()).toEqual(['owns', 'shares', 'shares'])
  },
)

test.each(['kill', 'stop'] as const)(
  'OPS-01 when the process that runs the server goes away (%s), another takes it over',
  { timeout: PATIENCE_MS },
  async (goAway) => {
    const dataDir = dataDirectory()
    const owner = startProcess('database-keeper.ts', dataDir)
    await until(() => owner.said.includes('owns'))
    const { db, server } = await start(dataDir)
    await db.execute(sql`create table kept as select 'row' as word`)
    expect(server.owned).toBe(false)

    await owner[goAway]()
    await until(() => server.owned)

    expect((await db.execute(sql`select word from kept`)).rows).toEqual([{ word: 'row' }])
  },
)

test.runIf(process.platform === 'linux')(
  'OPS-01 no server outlives a killed process',
  { timeout: PATIENCE_MS },
  async () => {
    const dataDir = dataDirectory()
    const owner = startProcess('database-keeper.ts', dataDir)
    await until(() => owner.said.includes('owns'))

    await owner.kill()

    await until(() => !existsSync(join(dataDir, 'postgres/data/postmaster.pid')))
  },
)

test('OPS-01 a first start that was killed anywhere is done again', { timeout: PATIENCE_MS }, async () => {
  const dataDir = dataDirectory()
  const folder = join(dataDir, 'postgres')
  const unfinished = (file: string) => () =>
    existsSync(folder) &&
    readdirSync(folder).some(
      (entry) => entry.startsWith('unfinished-') && existsSync(join(folder, entry, file)),
    )

  for (const point of [
    unfinished('PG_VERSION'),
    unfinished('global/pg_control'),
    unfinished('base/4'),
    () => existsSync(join(folder, 'data')),
  ]) {
    const first = startProcess('database-keeper.ts', dataDir)
    await until(point)
    await first.kill()
  }
  const { db } = await start(dataDir)

  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  expect(readdirSync(folder).filter((entry) => entry.startsWith('unfinished-'))).toEqual([])
})

test(
  'OPS-01 a note of a server that is gone stops nobody, even if its number lives on in another program',
  {
    timeout: PATIENCE_MS,
  },
  async () => {
    const dataDir = dataDirectory()
    await (await start(dataDir)).stop()
    writeFileSync(join(dataDir, 'postgres/data/postmaster.pid'), `${process.ppid}\n`)

    const { server } = await start(dataDir)

    expect(server.owned).toBe(true)
  },
)

test(
  'OPS-01 the files of another PostgreSQL are refused and left alone',
  { timeout: PATIENCE_MS },
  async () => {
    const dataDir = dataDirectory()
    mkdirSync(join(dataDir, 'postgres/data'), { recursive: true })
    const version = join(dataDir, 'postgres/data/PG_VERSION')
    writeFileSync(version, '16\n')

    await expect(start(dataDir)).rejects.toThrow(/was made by PostgreSQL 16; .* set DATABASE_URL/)

    expect(readFileSync(version, 'utf8')).toBe('16\n')
  },
)

test('OPS-01 on a machine without a PostgreSQL of ours, the message says what to do', () => {
  expect(() => findPostgresBinaries('sunos-sparc')).toThrow(/sunos-sparc is not installed.*set DATABASE_URL/)
})

/** Gone after the test, once the servers of killed processes have ended. */
function dataDirectory() {
  const folder = temporaryFolder()
  onTestFinished(() => until(() => spawnSync('pgrep', ['-f', folder]).status === 1), PATIENCE_MS)
  return folder
}

async function start(dataDir: string, log = (_line: string) => {}) {
  const server = await startEmbeddedPostgres({ dataDir, durable: false, log })
  const database = openDatabase({ url: server.url })
  let isRunning = true
  onTestFinished(stop, PATIENCE_MS)
  return { server, db: database.db, stop }

  async function stop() {
    if (!isRunning) return
    isRunning = false
    await database.close()
    await server.stop()
  }
}

import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { Client, DatabaseError } from 'pg'
import { KEEP_ALIVE_MS } from './database.ts'

/** Migrates the database to this release, with a transaction for each migration. Any number of processes may try at once. */
export async function migrate({
  url,
  migrations = allMigrations(),
  connectMs = CONNECT_MS,
  pauseMs = PAUSE_MS,
}: {
  url: string
  migrations?: MigrationMeta[]
  connectMs?: number
  pauseMs?: number
}) {
  const client = new Client({
    connectionString: url,
    application_name: 'forecourt migrate',
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await refuseOldServer(client)
    await client.query(`set idle_in_transaction_session_timeout = ${pauseMs}`)
    while (await applyNext(client, migrations));
  } finally {
    await client.end()
  }
}

export function allMigrations() {
  return readMigrationFiles({ migrationsFolder: migrationsFolder(import.meta.dirname) })
}

/** Works from the source and from the built server. */
function migrationsFolder(from: string): string {
  const folder = join(from, 'src/data/migrations')
  if (existsSync(folder)) return folder
  if (dirname(from) === from) throw new Error('The folder src/data/migrations is missing.')
  return migrationsFolder(dirname(from))
}

/** A server that accepts a connection and says nothing would hold up the start for good, and nobody would try again. */
const CONNECT_MS = 10_000
/** A machine that disappears between two statements would otherwise keep its locks for two hours. */
const PAUSE_MS = 60_000
const OLDEST_SERVER = 15

async function refuseOldServer(client: Client) {
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  const version = rows[0]?.server_version ?? 'unknown'
  if (Number.parseInt(version, 10) >= OLDEST_SERVER) return
  throw new Error(
    `This server is PostgreSQL ${version}; Forecourt needs PostgreSQL ${OLDEST_SERVER} or newer.`,
  )
}

/**
 * Applies the next migration and returns whether there was one. A migration that waits for a busy table would make every
 * visitor queue up behind it, so it gives up after a moment and tries again later.
 */
async function applyNext(client: Client, migrations: MigrationMeta[]) {
  for (const until = Date.now() + BUSY_TABLE_PATIENCE_MS; ; await delay(BUSY_TABLE_PAUSE_MS)) {
    try {
      return await inTransaction(client, () => applyNextOnce(client, migrations))
    } catch (error) {
      const isBusy = error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE
      if (!isBusy || Date.now() > until) throw error
    }
  }
}

const BUSY_TABLE_PATIENCE_MS = 60_000
const BUSY_TABLE_PAUSE_MS = 200
const LOCK_NOT_AVAILABLE = '55P03'
const MIGRATION_LOCK = 7_202_611

async function applyNextOnce(client: Client, migrations: MigrationMeta[]) {
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  await client.query("set local lock_timeout = '500ms'")
  await prepareTable(client)
  const applied = await appliedMigrations(client)
  refuseNewerDatabase(applied, migrations)
  const next = migrations.find(({ folderMillis }) => !applied.includes(folderMillis))
  if (next) await apply(next, client)
  return next !== undefined
}

/** The table is the one that drizzle-orm uses, so that its own tools keep working. */
async function prepareTable(client: Client) {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
}

/** When each migration of a database was made, in milliseconds. */
export async function appliedMigrations(client: Client): Promise<number[]> {
  const { rows } = await client.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations',
  )
  return rows.map((row) => Number(row.created_at))
}

function refuseNewerDatabase(applied: number[], migrations: MigrationMeta[]) {
  const known = new Set(migrations.map(({ folderMillis }) => folderMillis))
  const unknown = applied.filter((when) => !known.has(when)).length
  if (unknown === 0) return
  const why = `This database belongs to a newer release: ${unknown} of its changes are unknown to this one.`
  throw new Error(`${why} Start the newer release, or restore a backup made by this one.`)
}

async function apply({ sql, hash, folderMillis }: MigrationMeta, client: Client) {
  for (const statement of sql) await client.query(statement)
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ])
}

async function inTransaction<T>(client: Client, work: () => Promise<T>) {
  await client.query('begin')
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    // After a broken connection there is nothing to roll back, and the first error is the one to report.
    await client.query('rollback').catch(() => {})
    throw error
  }
}

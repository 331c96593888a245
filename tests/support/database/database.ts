import { inject } from 'vitest'
import { type Database, openDatabase } from '#data/database.ts'
import { sites } from '#data/tables/sites.ts'
import { createDatabase } from './create-database.ts'

type Created = Awaited<ReturnType<typeof createDatabase>>

let ofWorker: Created | null = null
let opened: Database | null = null
const fresh: Created[] = []

/**
 * Called before each test file by `own-database.ts`. Files share a worker's database one after another, and each starts
 * without sites: every process loads all sites of its database, and those of other tests would take most of the time.
 */
export async function openDatabaseOfWorker(): Promise<void> {
  const { serverUrl, migrated } = inject('database')
  ofWorker ??= await createDatabase(serverUrl, { copyOf: migrated })
}

/**
 * The database of this test file. Its tests are independent because each creates its own sites. It stays open for the next file:
 * new connections would take longer than most tests.
 */
export function testDatabase(): Database {
  // On a busy machine, hundreds of simultaneous customers wait longer for a connection.
  opened ??= openDatabase({ url: testDatabaseUrl(), connectMs: 60_000 })
  return opened
}

export function testDatabaseUrl(): string {
  if (!ofWorker) throw new Error('The project of this test has no database.')
  return ofWorker.url
}

/** An empty database, for tests of the migrations. */
export async function freshDatabase(): Promise<{ url: string }> {
  const created = await createDatabase(inject('database').serverUrl)
  fresh.push(created)
  return created
}

/** Called at the end of each test file by `own-database.ts`. */
export async function clearDatabases(): Promise<void> {
  await opened?.db.delete(sites)
  for (const { drop } of fresh.splice(0)) await drop()
}

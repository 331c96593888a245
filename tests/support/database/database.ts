import { inject } from 'vitest'
import { type Database, openDatabase } from '#data/database.ts'
import { migrate } from '#data/migrate.ts'
import { createDatabase } from './create-database.ts'

let opened: Database | null = null
const dropFresh: (() => Promise<void>)[] = []

/** The database of this run, opened once for each test file. Tests are independent because each creates its own sites. */
export function testDatabase(): Database {
  opened ??= patientDatabase(inject('databaseUrl'))
  return opened
}

/** For tests across all sites: from here on, `testDatabase` is one that no other test writes to. */
export async function useOwnDatabase(): Promise<Database> {
  const { url } = await freshDatabase()
  await migrate({ url })
  opened = patientDatabase(url)
  return opened
}

/** On a busy machine, hundreds of simultaneous customers wait longer for a connection. */
function patientDatabase(url: string) {
  return openDatabase({ url, connectMs: 60_000 })
}

/** An empty database, for tests of the migrations. */
export async function freshDatabase(): Promise<{ url: string }> {
  const { url, drop } = await createDatabase(inject('databaseUrl'))
  dropFresh.push(drop)
  return { url }
}

/** Called at the end of each test file by `close-databases.ts`. */
export async function closeDatabases(): Promise<void> {
  await opened?.close()
  opened = null
  for (const drop of dropFresh.splice(0)) await drop()
}

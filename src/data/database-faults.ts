import type { Pool } from 'pg'

/** Says how a database could lose what it has confirmed, or show it on the way. Empty if it can’t. */
export async function databaseFaults(pool: Pick<Pool, 'query'>): Promise<string[]> {
  const { rows } = await pool.query<Found>(FOUND)
  const [found] = rows
  if (!found) throw new Error('PostgreSQL did not report its settings.')
  return [
    ...(found.version < MIN_VERSION ? ['PostgreSQL is older than version 15.'] : []),
    ...(found.synchronous_commit === 'off'
      ? ['synchronous_commit is off: a crash loses leads that customers were told we have.']
      : []),
    ...(found.fsync === 'off' ? ['fsync is off: a power failure can destroy the database.'] : []),
    ...(found.full_page_writes === 'off'
      ? ['full_page_writes is off: a power failure can destroy the database.']
      : []),
    ...(found.is_superuser
      ? ['Its account is a superuser. An account that owns the database is enough.']
      : []),
  ]
}

const MIN_VERSION = 150_000

type Found = {
  version: number
  synchronous_commit: string
  fsync: string
  full_page_writes: string
  is_superuser: boolean
}

const FOUND = `
  select current_setting('server_version_num')::int as version,
    current_setting('synchronous_commit') as synchronous_commit,
    current_setting('fsync') as fsync,
    current_setting('full_page_writes') as full_page_writes,
    (select rolsuper from pg_roles where rolname = current_user) as is_superuser`

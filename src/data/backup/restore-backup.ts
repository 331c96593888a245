import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { allMigrations, migrate } from '../migrate.ts'
import { type BackupManifest, backupManifest, MANIFEST_FILE } from './backup-manifest.ts'
import { loadTables } from './load-tables.ts'
import { quoted } from './write-backup.ts'

type Options = { url: string; folder: string }

export type RestoreOutcome =
  | { outcome: 'restored'; manifest: BackupManifest }
  | { outcome: 'refused'; reason: string }

/**
 * Loads a backup into a database without data, all of it or nothing. A backup of an earlier release is loaded into the
 * tables of that release, which are then migrated to this one.
 */
export async function restoreBackup({ url, folder }: Options): Promise<RestoreOutcome> {
  const manifest = await readManifest(folder)
  if (manifest === null)
    return refused(`${folder} is not a complete backup: it has no valid ${MANIFEST_FILE}.`)
  const known = allMigrations()
  const isNewer = manifest.migrations.some((when) => known.every(({ folderMillis }) => folderMillis !== when))
  if (isNewer) return refused('This backup was made by a newer release. Restore it with that one.')

  const client = new Client({ connectionString: url, application_name: 'forecourt restore' })
  client.on('error', () => {})
  await client.connect()
  try {
    const problem = await whyNotEmpty(client)
    if (problem !== null) return refused(problem)
    await client.query(
      'drop schema public cascade; create schema public; drop schema if exists drizzle cascade',
    )
    const ofBackup = new Set(manifest.migrations)
    await migrate({ url, migrations: known.filter(({ folderMillis }) => ofBackup.has(folderMillis)) })
    const damage = await loadTables(manifest, client, folder)
    if (damage !== null) return refused(damage)
    await migrate({ url })
    return { outcome: 'restored', manifest }
  } finally {
    await client.end()
  }
}

function refused(reason: string): RestoreOutcome {
  return { outcome: 'refused', reason }
}

async function readManifest(folder: string) {
  try {
    return backupManifest.parse(JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8')))
  } catch {
    return null
  }
}

/** Never over somebody's data, and never under the feet of a running server. */
async function whyNotEmpty(client: Client) {
  const { rows: others } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name = 'forecourt' and pid <> pg_backend_pid()`,
  )
  if ((others[0]?.count ?? 0) > 0) return 'Forecourt is running on this database. Stop it first.'
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by name",
  )
  if (tables.length === 0) return null
  const { rows: migrations } = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') as found",
  )
  const isOurs = migrations[0]?.found !== null && tables.some(({ name }) => name === 'sites')
  if (!isOurs) return 'This database has tables of another program. A backup is restored into an empty one.'
  for (const { name } of tables) {
    const { rows } = await client.query(`select 1 from ${quoted(name)} limit 1`)
    if (rows.length > 0) return `This database has data in “${name}”. A backup is restored into an empty one.`
  }
  return null
}

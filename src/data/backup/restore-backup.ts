import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { allMigrations, migrate } from '../migrate.ts'
import {
  type BackedUpTable,
  type BackupManifest,
  backupManifest,
  MANIFEST_FILE,
  tableFile,
} from './backup-manifest.ts'
import { hashing } from './hashing.ts'
import { storedTables } from './stored-tables.ts'
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
    const damage = await load(manifest, client, folder)
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

async function load({ tables }: BackupManifest, client: Client, folder: string): Promise<string | null> {
  const stored = (await storedTables(client)).map(({ name }) => name)
  const inOrder = tables.toSorted((one, other) => stored.indexOf(one.name) - stored.indexOf(other.name))
  await client.query('begin')
  try {
    // What the triggers of these rows did is in the backup too.
    for (const name of stored) await client.query(`alter table ${quoted(name)} disable trigger user`)
    for (const name of stored) await client.query(`delete from ${quoted(name)}`)
    for (const table of inOrder) {
      const damage = await loadTable(table, client, folder)
      if (damage !== null) {
        await client.query('rollback')
        return damage
      }
    }
    for (const name of stored) await client.query(`alter table ${quoted(name)} enable trigger user`)
    await client.query(COUNT_ON)
    await client.query('commit')
    return null
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

async function loadTable(table: BackedUpTable, client: Client, folder: string) {
  const columns = table.columns.map(quoted).join()
  const copy = client.query(copyFrom(`copy ${quoted(table.name)} (${columns}) from stdin`))
  const { hashed, sha256 } = hashing()
  const file = tableFile(table)
  try {
    await pipeline(createReadStream(join(folder, file)), createZstdDecompress(), hashed, copy)
  } catch {
    return `${file} can’t be read. Nothing was restored.`
  }
  const isWhole = copy.rowCount === table.rows && sha256() === table.sha256
  return isWhole ? null : `${file} is damaged. Nothing was restored.`
}

/** Numbers that the database gives out go on after the highest one. */
const COUNT_ON = `
  do $$
  declare
    counted record;
  begin
    for counted in
      select c.relname, a.attname, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    loop
      if counted.sequence is not null then
        execute format('select setval(%L, coalesce((select max(%I) from %I), 0) + 1, false)',
          counted.sequence, counted.attname, counted.relname);
      end if;
    end loop;
  end $$`

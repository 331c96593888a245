import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { type Client, DatabaseError } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type BackedUpTable, type BackupManifest, tableFile } from './backup-manifest.ts'
import { hashing } from './hashing.ts'
import { storedTables } from './stored-tables.ts'
import { quoted } from './write-backup.ts'

/**
 * Replaces what is in the tables by what is in the files, all of it or nothing. Returns what is wrong with the files, or
 * `null`.
 */
export async function loadTables(
  { tables }: BackupManifest,
  client: Client,
  folder: string,
): Promise<string | null> {
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
    await client.query(RAISE_REVISIONS)
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
  } catch (error) {
    if (error instanceof DatabaseError && !isOfValues(error)) throw error
    return `${file} can’t be read. Nothing was restored.`
  }
  const isWhole = copy.rowCount === table.rows && sha256() === table.sha256
  return isWhole ? null : `${file} is damaged. Nothing was restored.`
}

/** Whether the database refused values, and not because it has no room, or was stopped: classes 22 and 23 of its errors. */
function isOfValues({ code = '' }: DatabaseError) {
  return code.startsWith('22') || code.startsWith('23')
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

/**
 * A search index outside of this database may have followed changes that were lost, under revisions that would be given out
 * again. No site has had a revision for each millisecond since 1970, so every index sees a gap and is built again.
 */
const RAISE_REVISIONS = `
  insert into site_revisions as known (site_id, revision)
    select id, (extract(epoch from clock_timestamp()) * 1000)::bigint from sites
    on conflict (site_id) do update set revision = greatest(known.revision + 1, excluded.revision)`

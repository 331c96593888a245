import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { appliedMigrations } from '../migrate.ts'
import { type BackedUpTable, type BackupManifest, MANIFEST_FILE, tableFile } from './backup-manifest.ts'
import { hashing } from './hashing.ts'
import { type StoredTable, storedTables } from './stored-tables.ts'

type Options = { url: string; folder: string; now?: Date }

/**
 * Writes every table into a new folder, as they all were at one moment. Visitors go on meanwhile. The folder has its name only
 * once it is complete.
 */
export async function writeBackup({ url, folder, now = new Date() }: Options): Promise<BackupManifest> {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  // It holds personal data.
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const client = new Client({ connectionString: url, application_name: 'forecourt backup' })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('begin isolation level repeatable read read only')
    const tables: BackedUpTable[] = []
    for (const table of await storedTables(client)) {
      tables.push(await writeTable(table, client, unfinished))
    }
    const migrations = await appliedMigrations(client)
    const manifest: BackupManifest = { format: 1, madeAt: now.toISOString(), migrations, tables }
    await client.query('commit')
    await writeFile(join(unfinished, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: 0o600,
    })
    await rename(unfinished, folder)
    return manifest
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  } finally {
    await client.end()
  }
}

async function writeTable(table: StoredTable, client: Client, folder: string): Promise<BackedUpTable> {
  const copy = client.query(
    copyTo(`copy ${quoted(table.name)} (${table.columns.map(quoted).join()}) to stdout`),
  )
  const { hashed, sha256 } = hashing()
  const file = createWriteStream(join(folder, tableFile(table)), { mode: 0o600, flush: true })
  await pipeline(copy, hashed, createZstdCompress(), file)
  return { ...table, rows: copy.rowCount, sha256: sha256() }
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

import { createWriteStream } from 'node:fs'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { appliedMigrations } from '../migrate.ts'
import { type BackedUpTable, type BackupManifest, MANIFEST_FILE, tableFile } from './backup-manifest.ts'
import { hashing } from './hashing.ts'
import { type StoredTable, storedTables } from './stored-tables.ts'

type Options = {
  url: string
  folder: string
  now?: Date
  /** Aborted when the operator stops the backup. */
  signal?: AbortSignal | undefined
}

/**
 * Writes every table into a new folder, as they all were at one moment. Visitors go on meanwhile. The folder has its name only
 * once it is complete.
 */
export async function writeBackup({
  url,
  folder,
  now = new Date(),
  signal,
}: Options): Promise<BackupManifest> {
  // Its own, because another backup into the same folder may be under way. Only its owner may read it.
  const unfinished = await mkdtemp(`${folder}.unfinished-`)
  const client = new Client({
    connectionString: url,
    application_name: 'forecourt backup',
    connectionTimeoutMillis: CONNECT_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('begin isolation level repeatable read read only')
    const tables: BackedUpTable[] = []
    for (const table of await storedTables(client)) {
      signal?.throwIfAborted()
      tables.push(await writeTable(table, client, { folder: unfinished, signal }))
    }
    const migrations = await appliedMigrations(client)
    const manifest: BackupManifest = { format: 1, madeAt: now.toISOString(), migrations, tables }
    await client.query('commit')
    await writeFile(join(unfinished, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: 0o600,
    })
    await rename(unfinished, folder).catch(explainRename)
    return manifest
  } catch (error) {
    // A file that was just about to be opened may get in between.
    await rm(unfinished, { recursive: true, force: true, maxRetries: 3 })
    throw error
  } finally {
    await client.end()
  }
}

const CONNECT_MS = 10_000

async function writeTable(
  table: StoredTable,
  client: Client,
  { folder, signal }: Pick<Options, 'folder' | 'signal'>,
): Promise<BackedUpTable> {
  const copy = client.query(
    copyTo(`copy ${quoted(table.name)} (${table.columns.map(quoted).join()}) to stdout`),
  )
  const { hashed, sha256 } = hashing()
  const file = createWriteStream(join(folder, tableFile(table)), { mode: 0o600, flush: true })
  await pipeline(copy, hashed, createZstdCompress(), file, { signal })
  return { ...table, rows: copy.rowCount, sha256: sha256() }
}

/** A folder that has something in it is never replaced. */
function explainRename(error: NodeJS.ErrnoException & { dest?: string }): never {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  throw new Error(`${error.dest} already exists: another backup may have made it meanwhile.`)
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { allMigrations, migrate } from '../migrate.ts'
import { type BackupManifest, backupManifest, MANIFEST_FILE } from './backup-manifest.ts'
import { loadTables } from './load-tables.ts'
import { clearTarget } from './restore-target.ts'

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
    const problem = await clearTarget(client)
    if (problem !== null) return refused(problem)
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

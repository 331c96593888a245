import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { restoreBackup } from '#data/backup/restore-backup.ts'
import { writeBackup } from '#data/backup/write-backup.ts'
import { freshDatabase, testDatabaseUrl } from '../support/database/database.ts'
import { dealership } from '../support/samples/dealership.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { until } from '../support/server/until.ts'

vi.setConfig({ testTimeout: 120_000 })

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'OPS-03 a backup that is stopped by %s leaves no folder',
  async (signal) => {
    const parent = temporaryFolder()
    const release = await lockSites()
    const command = spawn(process.execPath, ['src/cli/main.ts', 'backup', join(parent, 'today')], {
      env: { ...process.env, DATABASE_URL: testDatabaseUrl() },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const [ended, said] = [once(command, 'exit'), text(command.stderr)]
    await until(async () => (await backupsWaiting()) === 1)
    expect(readdirSync(parent)).toHaveLength(1)

    // A terminal sends it to the command, and so does the program that started it.
    command.kill(signal)
    command.kill(signal)
    expect(await ended).toEqual([1, null])
    await release()
    expect(await said).toBe('The backup was stopped. It leaves nothing behind.\n')
    expect(readdirSync(parent)).toEqual([])
  },
)

test('OPS-03 of two backups into one folder, one is whole and the other says that it exists', async () => {
  await dealership()
  const folder = join(temporaryFolder(), 'today')
  const release = await lockSites()
  const both = [1, 2].map(() => writeBackup({ url: testDatabaseUrl(), folder }))
  const settled = Promise.allSettled(both)
  await until(async () => (await backupsWaiting()) === 2)
  expect(readdirSync(join(folder, '..'))).toHaveLength(2)

  await release()
  const results = await settled
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const failed = results.find((result) => result.status === 'rejected')
  expect(String(failed?.reason)).toMatch(/today already exists/)
  expect(readdirSync(join(folder, '..'))).toEqual(['today'])
  const { url } = await freshDatabase()
  expect(await restoreBackup({ url, folder })).toMatchObject({ outcome: 'restored' })
})

test('OPS-03 a backup replaces nothing in a folder that appears meanwhile', async () => {
  const folder = join(temporaryFolder(), 'today')
  const release = await lockSites()
  const backup = writeBackup({ url: testDatabaseUrl(), folder }).catch(String)
  await until(async () => (await backupsWaiting()) === 1)
  mkdirSync(join(folder, 'something'), { recursive: true })
  await release()
  expect(await backup).toMatch(/today already exists/)
  expect(readdirSync(folder)).toEqual(['something'])
})

/** Holds up backups once they have written some tables. */
async function lockSites() {
  const client = new Client({ connectionString: testDatabaseUrl() })
  await client.connect()
  await client.query('begin; lock table sites in access exclusive mode')
  let isLocked = true
  const release = async () => {
    if (isLocked) await client.end()
    isLocked = false
  }
  onTestFinished(release)
  return release
}

async function backupsWaiting() {
  const client = new Client({ connectionString: testDatabaseUrl() })
  await client.connect()
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
        where application_name = 'forecourt backup' and wait_event_type = 'Lock'
          and datname = current_database()`,
    )
    return rows[0]?.count
  } finally {
    await client.end()
  }
}

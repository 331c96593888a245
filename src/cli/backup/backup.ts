import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Command } from 'commander'
import { restoreBackup } from '#data/backup/restore-backup.ts'
import { writeBackup } from '#data/backup/write-backup.ts'
import { formatNumber } from '#domain/shared/format-number.ts'
import { Refusal } from '../refusal.ts'
import { withDatabaseAddress } from '../with-database.ts'

/** The `backup` and `restore` commands. */
export function backupCommands(program: Command): void {
  program
    .command('backup <folder>')
    .description('Writes everything the database holds into a new folder, while the servers go on.')
    .action(backup)
  program
    .command('restore <folder>')
    .description('Loads a backup into an empty database. Stop the servers first.')
    .action(restore)
}

async function backup(given: string) {
  const folder = resolve(given)
  if (existsSync(folder)) throw new Refusal(`${folder} already exists. Choose a folder that doesn’t.`)
  // One that is made here would hide that the disk for backups isn't mounted.
  if (!existsSync(dirname(folder)))
    throw new Refusal(
      `There is no folder ${dirname(folder)}. Is its disk mounted? Make it first if it is new.`,
    )
  const { tables } = await stoppable((signal) =>
    withDatabaseAddress((url) => writeBackup({ url, folder, signal })),
  )
  say(
    `Backed up ${tables.length} tables with ${rowsIn(tables)} rows into ${folder}. It holds personal data: keep it safe.`,
  )
}

/** What a backup has written holds personal data, so a backup that is stopped removes it before it ends. */
async function stoppable<Result>(work: (signal: AbortSignal) => Promise<Result>) {
  const stopping = new AbortController()
  const { signal } = stopping
  // Often sent twice: by the terminal, and by the program that started this one.
  const stop = () => stopping.abort(new Refusal('The backup was stopped. It leaves nothing behind.'))
  for (const name of SIGNALS) process.on(name, stop)
  try {
    return await work(signal)
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  } finally {
    for (const name of SIGNALS) process.off(name, stop)
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

async function restore(given: string) {
  const result = await withDatabaseAddress((url) => restoreBackup({ url, folder: resolve(given) }), {
    mayCreate: true,
  })
  if (result.outcome === 'refused') throw new Refusal(result.reason)
  const { tables, madeAt } = result.manifest
  say(`Restored ${tables.length} tables with ${rowsIn(tables)} rows, as they were at ${madeAt}.`)
}

function rowsIn(tables: readonly { rows: number }[]) {
  return formatNumber(tables.reduce((sum, { rows }) => sum + rows, 0))
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

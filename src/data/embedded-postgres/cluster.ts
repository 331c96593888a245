import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { endingWithUs, type PostgresAccount } from './account.ts'
import type { PostgresBinaries } from './binaries.ts'
import type { PostgresFolder } from './folder.ts'

/** What its owner should know. Never personal data. */
export type EmbeddedLog = (line: string, level: 'info' | 'error') => void

export type ClusterSetup = {
  folder: PostgresFolder
  binaries: PostgresBinaries
  account: PostgresAccount
  durable: boolean
  log: EmbeddedLog
}

/** Creates PostgreSQL’s files on the first start, and refuses those of another major version. */
export async function prepareCluster(setup: ClusterSetup) {
  removeUnfinished(setup.folder)
  if (existsSync(setup.folder.cluster)) refuseOtherVersion(setup)
  else await createCluster(setup)
}

/** A cluster has this name until it is complete, so it contains no data yet. */
const UNFINISHED = 'unfinished-'

function removeUnfinished({ path }: PostgresFolder) {
  for (const entry of readdirSync(path)) {
    if (entry.startsWith(UNFINISHED))
      rmSync(join(path, entry), { recursive: true, force: true, maxRetries: 5 })
  }
}

function refuseOtherVersion({ folder, binaries }: ClusterSetup) {
  const version = readFileSync(join(folder.cluster, 'PG_VERSION'), 'utf8').trim()
  if (version === String(binaries.majorVersion)) return
  const found = `${folder.cluster} was created by PostgreSQL ${version}, but this release has PostgreSQL ${binaries.majorVersion}.`
  throw new Error(
    `${found} Export it with the release that created it, or set DATABASE_URL to your own server.`,
  )
}

async function createCluster({ folder, binaries, account, durable, log }: ClusterSetup) {
  log(`Creating the database in ${folder.path}. This happens on the first start only.`, 'info')
  const { through, ...runAs } = account
  const unfinished = join(folder.path, UNFINISHED + randomUUID())
  const options = ['-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-instructions']
  if (!durable) options.push('--no-sync')
  const command = [...through, ...endingWithUs('KILL'), binaries.initdb, '-D', unfinished, ...options]
  await run(command, { cwd: folder.path, ...runAs })

  renameSync(unfinished, folder.cluster)
  if (durable) makeNamesDurable(folder.path)
}

async function run([command = '', ...args]: string[], options: { cwd: string; uid?: number; gid?: number }) {
  try {
    await promisify(execFile)(command, args, options)
  } catch (cause) {
    const reason = cause instanceof Error && 'stderr' in cause && cause.stderr ? cause.stderr : cause
    const wayOn = 'Start as an ordinary user with its own data directory, or set DATABASE_URL.'
    throw new Error(`PostgreSQL could not create its files: ${String(reason).trim()}\n${wayOn}`, { cause })
  }
}

/** A renamed folder survives a power cut only when its parent folder is synced too. */
function makeNamesDurable(folder: string) {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

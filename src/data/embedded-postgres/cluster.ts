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

export type ClusterSetup = {
  folder: PostgresFolder
  binaries: PostgresBinaries
  account: PostgresAccount
  durable: boolean
  log: (line: string) => void
}

/** Makes PostgreSQL's files on the first start, and refuses those of another major version. */
export async function prepareCluster(setup: ClusterSetup) {
  removeUnfinished(setup.folder)
  if (existsSync(setup.folder.cluster)) refuseOtherVersion(setup)
  else await createCluster(setup)
}

/** A cluster carries this name until it is complete, so it holds nothing of anybody's. */
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
  const found = `${folder.cluster} was made by PostgreSQL ${version}; this release brings PostgreSQL ${binaries.majorVersion}.`
  throw new Error(
    `${found} Export it with the release that made it, or set DATABASE_URL to a server of your own.`,
  )
}

async function createCluster({ folder, binaries, account, durable, log }: ClusterSetup) {
  log(`Making the database in ${folder.path}; this happens on the first start only.`)
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
    const wayOn = 'Start as an ordinary user with a data directory of its own, or set DATABASE_URL.'
    throw new Error(`PostgreSQL could not make its files: ${String(reason).trim()}\n${wayOn}`, { cause })
  }
}

/** A name given to a folder survives a power cut only when the folder above is written too. */
function makeNamesDurable(folder: string) {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

import { createHash } from 'node:crypto'
import { chmodSync, existsSync, lstatSync, mkdirSync, readlinkSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type PostgresFolder = {
  path: string
  /** PostgreSQL’s data files. Exists only when complete. */
  cluster: string
  lock: string
  /** Names the process that holds the lock, for error messages. */
  owner: string
  /** The folder of the socket: this one, or a short link to it. */
  socket: string
}

/** The embedded server’s folder in the data directory. No other user may enter it, so every process inside it is trusted. */
export function postgresFolder(dataDir: string): PostgresFolder {
  mkdirSync(join(dataDir, 'postgres'), { recursive: true })
  const path = realpathSync(join(dataDir, 'postgres'))
  chmodSync(path, 0o700)
  return {
    path,
    cluster: join(path, CLUSTER),
    lock: join(path, 'lock'),
    owner: join(path, 'owner'),
    socket: fitsSocket(path) ? path : shortName(path),
  }
}

/** Whether a data directory has a database already. It creates nothing. */
export function hasDatabase(dataDir: string): boolean {
  return existsSync(join(dataDir, 'postgres', CLUSTER))
}

export function socketUrl({ socket }: PostgresFolder, database: string) {
  // The host in the query is used. The other one only makes this an address that every parser accepts.
  return `postgres://postgres@localhost/${database}?host=${encodeURIComponent(socket)}`
}

const CLUSTER = 'data'

/** The shortest limit of the systems we support (macOS, with its closing zero). Linux allows four more. */
const MAX_SOCKET_BYTES = 103

function fitsSocket(folder: string) {
  return Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= MAX_SOCKET_BYTES
}

/** Every process derives the same name. In a folder open to all users, we must check that the link is ours. */
function shortName(folder: string) {
  const link = join(tmpdir(), `forecourt-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`)
  try {
    symlinkSync(folder, link)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const isOurs = lstatSync(link).uid === process.getuid?.() && readlinkSync(link) === folder
  if (!isOurs || !fitsSocket(link)) {
    throw new Error(
      `The path of DATA_DIR is too long for a socket, and ${link} cannot be used instead. Choose a shorter path.`,
    )
  }
  return link
}

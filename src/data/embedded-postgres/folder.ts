import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, readlinkSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type PostgresFolder = {
  path: string
  /** Where PostgreSQL keeps its files; exists only when complete. */
  cluster: string
  lock: string
  /** Says which process holds the lock, for messages to people. */
  owner: string
  /** The folder of the socket: ours, or a short name of ours. */
  socket: string
}

/** The folder of the embedded server in the data directory. Nobody else may enter it, so inside it everybody is trusted. */
export function postgresFolder(dataDir: string): PostgresFolder {
  mkdirSync(join(dataDir, 'postgres'), { recursive: true })
  const path = realpathSync(join(dataDir, 'postgres'))
  chmodSync(path, 0o700)
  return {
    path,
    cluster: join(path, 'data'),
    lock: join(path, 'lock'),
    owner: join(path, 'owner'),
    socket: fitsSocket(path) ? path : shortName(path),
  }
}

export function socketUrl({ socket }: PostgresFolder, database: string) {
  // The host in the query is the one that counts; the other only makes this an address every parser accepts.
  return `postgres://postgres@localhost/${database}?host=${encodeURIComponent(socket)}`
}

/** The shortest limit among our systems (macOS, with its closing zero); Linux allows four more. */
const LONGEST_SOCKET_BYTES = 103

function fitsSocket(folder: string) {
  return Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= LONGEST_SOCKET_BYTES
}

/** Every process arrives at the same name. In a folder open to all, the link must be proven to be ours. */
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
      `DATA_DIR has a path too long for a socket, and ${link} cannot stand in for it. Choose a shorter one.`,
    )
  }
  return link
}

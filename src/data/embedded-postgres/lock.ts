import { DatabaseSync } from 'node:sqlite'

type Lock = { release(): void }

/**
 * Takes the lock if it is free. Node has no file locks, but its built-in SQLite has. The operating system releases such a
 * lock the moment its process ends, however it ends, so there are no stale locks.
 */
export function tryLock(file: string): Lock | null {
  const holder = new DatabaseSync(file)
  try {
    holder.exec('pragma journal_mode = memory; begin exclusive')
    return { release: () => holder.close() }
  } catch (error) {
    holder.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return null
    throw error
  }
}

const SQLITE_BUSY = 5

import { spawnSync } from 'node:child_process'
import { chownSync, lchownSync, readdirSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'

/** How to start a PostgreSQL program: under which account, and through which commands. */
export type PostgresAccount = { uid?: number; gid?: number; through: string[] }

/**
 * PostgreSQL refuses to run as root, or as a user without a name. The owner of the folder runs it. If that is such a user,
 * it runs in a user namespace as `nobody`. If the machine forbids namespaces, root hands the folder to the real `nobody`.
 */
export function postgresAccount(folder: string): PostgresAccount {
  const isRoot = process.getuid?.() === 0
  const owner = statSync(folder)
  if (isRoot && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, through: [] }
  if (!isRoot && hasName()) return { through: [] }
  if (runs([...AS_NOBODY, 'true'])) return { through: AS_NOBODY }
  if (!isRoot) return { through: [] }

  handTo(NOBODY, folder)
  return { uid: NOBODY, gid: NOBODY, through: [] }
}

/**
 * Ends the program when our process ends, even when it is killed. The shell covers the moment before that takes effect: it
 * starts nothing if our process has gone already. On systems without it, the next start ends leftover servers.
 */
export function endingWithUs(signal: 'INT' | 'KILL') {
  const withParent = ['setpriv', '--pdeathsig', signal]
  if (!runs([...withParent, 'true'])) return []
  return [...withParent, 'sh', '-c', '[ "$PPID" = "$0" ] && exec "$@"', String(process.pid)]
}

const NOBODY = 65_534
const AS_NOBODY = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`]

/** Containers often run under a numeric user id without a name. */
function hasName() {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

function runs([command = '', ...args]: string[]) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

function handTo(account: number, folder: string) {
  for (const entry of readdirSync(folder, { recursive: true })) {
    lchownSync(join(folder, entry.toString()), account, account)
  }
  chownSync(folder, account, account)
}

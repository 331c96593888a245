import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Stops all processes of the PostgreSQL in a data directory where they are, as a machine that has no disk any more would:
 * connections are still accepted, and nothing is ever answered. What comes back lets them go on. Linux only.
 */
export function freezePostgres(dataDir: string): () => void {
  const postmaster = Number.parseInt(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10)
  // It goes first, so that it starts none while the others are listed.
  process.kill(postmaster, 'SIGSTOP')
  const frozen = [postmaster, ...childrenOf(postmaster)]
  for (const pid of frozen) signal(pid, 'SIGSTOP')
  return () => {
    for (const pid of frozen.splice(0)) signal(pid, 'SIGCONT')
  }
}

function childrenOf(pid: number) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.split(' ').filter(Boolean).map(Number)
}

/** One of them may have ended by itself meanwhile. */
function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

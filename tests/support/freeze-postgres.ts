import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Stops all processes of the PostgreSQL in a data directory, as if its machine had lost its disk: it still accepts
 * connections but never responds. The returned function resumes them. Linux only.
 */
export function freezePostgres(dataDir: string): () => void {
  const postmaster = Number.parseInt(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10)
  // The postmaster goes first, so that it starts no process while the others are listed.
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

/** Some of them may have ended meanwhile. */
function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

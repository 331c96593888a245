import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * Ends a server that outlived the process that started it. To be called only under the lock. A note of a server that is
 * gone is thrown away, because after a restart of the machine its number may belong to any other program, and
 * PostgreSQL would refuse to start beside that.
 */
export async function endLeftover(cluster: string) {
  const note = join(cluster, 'postmaster.pid')
  const pid = notedPid(note)
  if (pid !== null && isServerOf(cluster, pid)) {
    const hasEnded = (await endsAfter('SIGINT', cluster, pid)) || (await endsAfter('SIGQUIT', cluster, pid))
    if (!hasEnded)
      throw new Error(
        `PostgreSQL process ${pid} still runs on ${cluster} and does not end. End it and start again.`,
      )
  }
  rmSync(note, { force: true })
}

const PATIENCE_MS = 20_000

function notedPid(note: string) {
  try {
    return Number.parseInt(readFileSync(note, 'utf8'), 10) || null
  } catch {
    return null
  }
}

async function endsAfter(signal: NodeJS.Signals, cluster: string, pid: number) {
  process.kill(pid, signal)
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await delay(20)) {
    if (!isServerOf(cluster, pid)) return true
  }
  return false
}

function isServerOf(cluster: string, pid: number) {
  return commandOf(pid).includes(cluster)
}

/** Empty for a process that is gone, also for one that ended and was not yet cleared away by its parent. */
function commandOf(pid: number) {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

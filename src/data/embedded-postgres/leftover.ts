import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * Ends a server that outlived the process that started it. Call it only while holding the lock. It deletes the pid file of
 * a server that has gone: after a restart of the machine its number may belong to another program, and PostgreSQL would
 * refuse to start.
 */
export async function endLeftover(cluster: string) {
  const note = join(cluster, 'postmaster.pid')
  const pid = notedPid(note)
  if (pid !== null && isServerOf(cluster, pid)) {
    const hasEnded = (await endsAfter('SIGINT', cluster, pid)) || (await endsAfter('SIGQUIT', cluster, pid))
    if (!hasEnded)
      throw new Error(
        `PostgreSQL process ${pid} still runs on ${cluster} and does not stop. Stop it and start again.`,
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

/** Empty if the process has gone, or has ended and is still a zombie. */
function commandOf(pid: number) {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

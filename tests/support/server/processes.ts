import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

/** Starts another process with a file of `tests/support`. It is stopped after the test. */
export function startProcess(file: string, ...args: string[]) {
  const path = join(import.meta.dirname, '..', file)
  const child = spawn(process.execPath, [path, ...args], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  const said: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => said.push(line))
  onTestFinished(() => kill())
  return { said, kill, stop }

  /** As if the power failed for it and everything it started. */
  async function kill() {
    if (child.exitCode !== null || child.signalCode !== null) return
    process.kill(-Number(child.pid), 'SIGKILL')
    await ended
  }

  async function stop() {
    child.kill('SIGTERM')
    await ended
  }
}

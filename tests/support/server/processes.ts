import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

/** Another process of ours, running a file of this folder. It is gone when the test is over. */
export function startProcess(file: string, ...args: string[]) {
  const path = join(import.meta.dirname, file)
  const child = spawn(process.execPath, [path, ...args], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  const said: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => said.push(line))
  onTestFinished(() => kill())
  return { said, kill, stop }

  /** As if the power went off for it and all it started. */
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

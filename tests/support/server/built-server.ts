import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { nodeSettings, serverFlags } from '../../../bootstrap/node-processes.mjs'

const PATIENCE_MS = 120_000

/** Starts the built server in a separate process and waits until it is ready. */
export async function startBuiltServer(settings: NodeJS.ProcessEnv, givenPort?: number) {
  const port = givenPort ?? (await freePort())
  const server = spawn(process.execPath, [...serverFlags, 'build/server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...nodeSettings,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      ...settings,
    },
  })
  const ended = once(server, 'exit')

  /** As if the power failed. */
  async function kill() {
    server.kill('SIGKILL')
    await ended
  }

  async function stop() {
    server.kill('SIGTERM')
    await ended
  }

  try {
    await untilReady(port, () => server.exitCode !== null)
  } catch (error) {
    await stop()
    throw error
  }
  return { port, pid: server.pid ?? 0, kill, stop }
}

async function untilReady(port: number, hasEnded: () => boolean) {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end && !hasEnded()) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) return
    await pause(50)
  }
  throw new Error('The server did not start. Has it been built?')
}

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

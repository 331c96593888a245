import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PATIENCE_MS = 120_000

/** The built server with the demo, on data of its own that is gone afterwards. */
export async function startDemo() {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-screens-'))
  const server = spawn(process.execPath, ['build/server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '1',
      LOG_LEVEL: 'warn',
    },
  })
  const ended = once(server, 'exit')

  async function stop() {
    server.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }

  try {
    await untilReady(port, () => server.exitCode !== null)
  } catch (error) {
    await stop()
    throw error
  }
  return { port, stop }
}

async function untilReady(port: number, hasEnded: () => boolean) {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end && !hasEnded()) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The server did not start. Has it been built?')
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

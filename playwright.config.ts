import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './bootstrap/find-browser.mjs'
import { isFullRun, isShortRun, longRunOnly } from './tests/support/weight.ts'
import { nodeSettings, serverFlags } from './bootstrap/node-processes.mjs'

// Each worker reads this file again, so the environment passes on the choices of the first reading.
const port = (process.env['JOURNEYS_PORT'] ??= String(await freePort()))
const dataDir = (process.env['JOURNEYS_DATA_DIR'] ??= temporaryFolder())

/** What a visitor does, in a real browser, on the built server with the demo. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: '.cache/journeys',
  fullyParallel: true,
  forbidOnly: true,
  ...(isShortRun && { grepInvert: new RegExp(longRunOnly.tag) }),
  workers: 2,
  // A busy machine is no failure.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    // Without a limit, one element that never comes takes all the time of its test.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    baseURL: `http://localhost:${port}`,
    launchOptions: await findBrowser(),
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `${JSON.stringify(process.execPath)} ${server()}`,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      ...nodeSettings,
      NODE_ENV: 'production',
      PORT: port,
      DATA_DIR: dataDir,
      DEMO: '1',
      LOG_LEVEL: 'warn',
      // The server makes them when no picture is waiting, and takes the processor from the journeys for that.
      IMAGE_AVIF: isFullRun ? '1' : '0',
      // Lets a journey come from another household than the one before.
      TRUSTED_PROXIES: '127.0.0.1,::1',
    },
  },
})

/** One process with its own database, or several with a PostgreSQL. */
function server() {
  const several = process.env['JOURNEYS_SERVERS']
  if (several === undefined) return `${serverFlags.join(' ')} build/server/main.js`
  return `tests/support/server/serve-several.ts --servers ${several} --port ${port} --data-dir ${JSON.stringify(dataDir)}`
}

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-journeys-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

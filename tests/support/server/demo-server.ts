import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuiltServer } from './built-server.ts'

/** Settings under which no limit of one address responds before the server itself does. */
export const withoutAddressLimits = { READS_PER_MINUTE: '1000000', TRUSTED_PROXIES: '127.0.0.1' }

/** Starts the built server with the demo, on temporary data. */
export async function startDemoServer(settings: NodeJS.ProcessEnv = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-demo-'))
  const removeData = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  try {
    const server = await startBuiltServer({ ...settings, DATA_DIR: dataDir, DEMO: '1' })
    return { ...server, dataDir, stop: () => server.stop().finally(removeData) }
  } catch (error) {
    removeData()
    throw error
  }
}

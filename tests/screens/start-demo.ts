import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuiltServer } from '../support/server/built-server.ts'

/** Starts the built server with the demo, on temporary data. */
export async function startDemo() {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-screens-'))
  const removeData = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  try {
    const { port, stop } = await startBuiltServer({ DATA_DIR: dataDir, DEMO: '1' })
    return { port, stop: () => stop().finally(removeData) }
  } catch (error) {
    removeData()
    throw error
  }
}

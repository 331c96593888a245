import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder for one test, deleted afterwards. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, maxRetries: 5 }))
  return folder
}

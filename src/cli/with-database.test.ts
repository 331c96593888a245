import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Refusal } from './refusal.ts'
import { withDatabase, withDatabaseAddress } from './with-database.ts'

test.each([
  ['a command', withDatabase],
  ['a backup', withDatabaseAddress],
])(
  'OPS-03 %s without the server’s settings is refused, and leaves no empty database',
  async (_what, open) => {
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-no-database-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    onTestFinished(() => void vi.unstubAllEnvs())
    vi.stubEnv('DATA_DIR', folder)
    vi.stubEnv('DATABASE_URL', '')
    const work = vi.fn(() => Promise.resolve())

    const refused = await open(work).catch((error: unknown) => error)

    expect(refused).toBeInstanceOf(Refusal)
    expect(String(refused)).toContain(`There is no database in ${folder}.`)
    expect(work).not.toHaveBeenCalled()
    expect(readdirSync(folder)).toEqual([])
  },
)

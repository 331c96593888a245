import { readdirSync } from 'node:fs'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { Refusal } from './refusal.ts'
import { withDatabase, withDatabaseAddress } from './with-database.ts'

test.each([
  ['a command', withDatabase],
  ['a backup', withDatabaseAddress],
])(
  'OPS-03 %s without the server’s settings is refused, and leaves no empty database',
  async (_what, open) => {
    const folder = temporaryFolder()
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

test.each([
  ['a command', withDatabase],
  [
    'a backup',
    (work: () => Promise<void>) => withDatabaseAddress((url) => new Client(url).connect().then(work)),
  ],
])('OPS-03 %s whose database is away says so in a sentence', async (_what, open) => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('DATABASE_URL', 'postgres://app:h7Gq2vXw9@127.0.0.1:1/forecourt')

  const refused = await open(() => Promise.resolve()).catch((error: unknown) => error)

  expect(refused).toEqual(
    new Refusal('The database that DATABASE_URL names can’t be reached: connect ECONNREFUSED 127.0.0.1:1'),
  )
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#data/database.ts'
import { startEmbeddedPostgres } from '#data/embedded-postgres/embedded-postgres.ts'
import { openStore } from '#server/boot/open-store.ts'
import { frontServer, twoDealers } from '../../support/server/front.ts'
import { rawRequest, sendRaw } from '../../support/server/raw-request.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { until } from '../../support/server/until.ts'

test('OPS-03 a database that dies during a page fails that page only', { timeout: 60_000 }, async () => {
  const { database, kill } = await mortalDatabase()
  const asked = Promise.withResolvers<void>()
  const { port } = await frontServer({
    dealerships: { ...twoDealers, check: async () => void (await database.db.execute(sql`select 1`)) },
    async handlePage() {
      const client = await database.pool.connect()
      try {
        asked.resolve()
        await client.query('select pg_sleep(60)')
        return new Response('never')
      } finally {
        client.release()
      }
    },
  })
  const statusOf = async (target: string) => (await sendRaw(port, rawRequest({ target }))).status
  expect(await statusOf('/readyz')).toBe(200)

  const page = statusOf('/')
  await asked.promise
  kill()

  expect(await page).toBe(503)
  expect(await statusOf('/healthz')).toBe(200)
  await until(async () => (await statusOf('/readyz')) === 200)
})

test(
  'OPS-03 what the built-in database reports is in the log of the server',
  { timeout: 60_000 },
  async () => {
    const dataDir = temporaryFolder()
    const lines: string[] = []
    const keep = (level: string) => (_facts: object, message: string) =>
      void lines.push(`${level} ${message}`)
    const log = { info: keep('info'), warn: keep('warn'), error: keep('error') }
    const store = await openStore({ databaseUrl: null, dataDir }, () => expect.fail('It has a log.'), log)
    onTestFinished(store.close)
    expect(lines).toEqual([expect.stringMatching(/^info Creating the database/)])

    process.kill(postmasterOf(dataDir), 'SIGKILL')

    await until(async () => lines.some((line) => line.startsWith('error PostgreSQL stopped')))
  },
)

async function mortalDatabase() {
  const folder = temporaryFolder()
  const server = await startEmbeddedPostgres({ dataDir: folder, durable: false, log: () => {} })
  const database = openDatabase({ url: server.url })
  onTestFinished(async () => {
    await database.close()
    await server.stop()
  })
  const pid = postmasterOf(folder)
  return { database, kill: () => process.kill(pid, 'SIGKILL') }
}

function postmasterOf(folder: string) {
  return Number.parseInt(readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8'), 10)
}

import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#data/database.ts'
import { startEmbeddedPostgres } from '#data/embedded-postgres/embedded-postgres.ts'
import { frontServer, twoDealers } from '../support/front.ts'
import { hangingProxy } from '../support/hanging-proxy.ts'
import { rawRequest, sendRaw } from '../support/raw-request.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { until } from '../support/until.ts'

test(
  'OPS-03 while the database hangs, pages are answered at once, and are back when it is',
  { timeout: 60_000 },
  async () => {
    const { database, hang } = await hangingDatabase()
    const { port } = await frontServer({
      dealerships: { ...twoDealers, check: async () => void (await database.pool.query('select 1')) },
      async handlePage() {
        // As many queries at once as a page asks, and more than the pool has connections for.
        const queries = Array.from({ length: 6 }, () => database.pool.query('select 1'))
        const [failure] = (await Promise.allSettled(queries)).filter(({ status }) => status === 'rejected')
        if (failure?.status === 'rejected') throw failure.reason
        return new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
      },
    })
    const ask = async () => {
      const start = performance.now()
      const { status, headers } = await sendRaw(port, rawRequest())
      return { status, retryAfter: headers.get('retry-after'), ms: performance.now() - start }
    }
    expect(await ask()).toMatchObject({ status: 200 })

    hang(true)
    const first = await Promise.all(Array.from({ length: 20 }, ask))
    const later = [await ask(), await ask()]
    hang(false)

    expect(new Set([...first, ...later].map(({ status }) => status))).toEqual(new Set([503]))
    expect(new Set([...first, ...later].map(({ retryAfter }) => retryAfter))).toEqual(new Set(['5']))
    // The watch's own test holds it to less than a second; a busy machine takes several times as long for all of this.
    expect(Math.max(...[...first, ...later].map(({ ms }) => ms))).toBeLessThan(8000)
    await until(async () => (await ask()).status === 200)
  },
)

test('OPS-03 a statement that takes a while is not cut off, and neither are the others', async () => {
  const { database } = await hangingDatabase()

  const slow = database.pool.query("select 'slow' as said from pg_sleep(1.5)")
  const quick = await database.pool.query("select 'quick' as said")

  expect([quick.rows, (await slow).rows]).toEqual([[{ said: 'quick' }], [{ said: 'slow' }]])
})

async function hangingDatabase() {
  const folder = temporaryFolder()
  const server = await startEmbeddedPostgres({ dataDir: folder, durable: false, log: () => {} })
  const proxy = await hangingProxy(join(new URL(server.url).searchParams.get('host') ?? '', '.s.PGSQL.5432'))
  const database = openDatabase({ url: proxy.url, onOutage() {} })
  onTestFinished(async () => {
    proxy.hang(false)
    await database.close()
    await server.stop()
  })
  return { database, hang: proxy.hang }
}

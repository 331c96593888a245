import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#data/database.ts'
import { startEmbeddedPostgres } from '#data/embedded-postgres/embedded-postgres.ts'
import { freezePostgres } from '../../support/freeze-postgres.ts'
import { frontServer, twoDealers } from '../../support/server/front.ts'
import { hangingProxy } from '../../support/database/hanging-proxy.ts'
import { rawRequest, sendRaw } from '../../support/server/raw-request.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { until } from '../../support/server/until.ts'

describe.each([
  ['its connections pass nothing on', hangingConnections],
  ['its processes are stopped', frozenServer],
])('OPS-03 when the database does not respond because %s', (_, open) => {
  test('pages fail at once, and recover when it does', { timeout: 60_000 }, async () => {
    const { database, hang } = await open()
    const { port } = await frontServer({
      dealerships: { ...twoDealers, check: async () => void (await database.pool.query('select 1')) },
      async handlePage() {
        // As many queries at once as a page runs, and more than the pool has connections.
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

    const goOn = hang()
    const first = await Promise.all(Array.from({ length: 20 }, ask))
    const later = [await ask(), await ask()]
    goOn()

    expect(new Set([...first, ...later].map(({ status }) => status))).toEqual(new Set([503]))
    expect(new Set([...first, ...later].map(({ retryAfter }) => retryAfter))).toEqual(new Set(['5']))
    // `npm run prove:outage` checks the limit of a second. Here other tests keep the machine busy.
    expect(Math.max(...[...first, ...later].map(({ ms }) => ms))).toBeLessThan(MAX_MS)
    await until(async () => (await ask()).status === 200)
  })
})

const MAX_MS = 2000

test('OPS-03 a slow statement is not cut off, and neither are others', async () => {
  const { database } = await hangingConnections()

  const slow = database.pool.query("select 'slow' as said from pg_sleep(1.5)")
  const quick = await database.pool.query("select 'quick' as said")

  expect([quick.rows, (await slow).rows]).toEqual([[{ said: 'quick' }], [{ said: 'slow' }]])
})

test('OPS-03 a start is not cut off by a database that takes longer than a page may', async () => {
  const { database, hang } = await frozenServer({ isStarting: true })
  await database.pool.query('select 1')

  const goOn = hang()
  const answer = database.pool.query("select 'late' as said")
  setTimeout(goOn, 1200)

  expect((await answer).rows).toEqual([{ said: 'late' }])
})

async function hangingConnections() {
  const { server } = await ownServer()
  const proxy = await hangingProxy(join(new URL(server.url).searchParams.get('host') ?? '', '.s.PGSQL.5432'))
  const hang = () => {
    const goOn = () => proxy.hang(false)
    onTestFinished(goOn)
    proxy.hang(true)
    return goOn
  }
  return { database: guardedDatabase(proxy.url), hang }
}

async function frozenServer({ isStarting = false } = {}) {
  const { server, folder } = await ownServer()
  const hang = () => {
    const goOn = freezePostgres(folder)
    onTestFinished(goOn)
    return goOn
  }
  return { database: guardedDatabase(server.url, isStarting), hang }
}

async function ownServer() {
  const folder = temporaryFolder()
  const server = await startEmbeddedPostgres({ dataDir: folder, durable: false, log: () => {} })
  onTestFinished(() => server.stop())
  return { server, folder }
}

function guardedDatabase(url: string, isStarting = false) {
  const database = openDatabase({ url, onOutage() {} })
  if (!isStarting) database.watchForOutages()
  onTestFinished(() => database.close())
  return database
}

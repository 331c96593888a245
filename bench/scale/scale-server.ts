import { sql } from 'drizzle-orm'
import { openDatabase } from '#data/database.ts'
import { startBuiltServer } from '../../tests/support/server/built-server.ts'
import { withoutAddressLimits } from '../../tests/support/server/demo-server.ts'
import { megabytesOf } from '../uploads/memory-of.ts'
import { costOf } from './measure-pages.ts'
import { cpuMsOf } from './process-figures.ts'
import { type Page, pagesOf } from './random-pages.ts'
import { type Size, slugOf } from './scale-database.ts'

const IDLE_MS = 5000
/** First visits are measured one by one on this many sites. On the others there are several at a time. */
const FIRST_VISITS = 100
const VISITORS = 4

/** The built server on a database of this size, started, visited on every site, and measured meanwhile. */
export async function startScaleServer(url: string, dataDir: string, size: Size) {
  const started = performance.now()
  const settings = { ...withoutAddressLimits, DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '0' }
  const server = await startBuiltServer(settings)
  const startMs = performance.now() - started
  try {
    const startedMb = megabytesOf(server.pid)
    const slugs = Array.from({ length: size.sites }, (_, nth) => slugOf(nth))
    const pages = await pagesOf(url, slugs, 'search')
    const first = await costOf(pages.slice(0, FIRST_VISITS), { ...server, isCached: false })
    await visitTogether(pages.slice(FIRST_VISITS), server)
    await visitTogether(await pagesOf(url, slugs, 'home'), server)
    const warmMb = megabytesOf(server.pid)
    const idle = await idleCpu(server.pid)
    return {
      ...server,
      size,
      url,
      startMs,
      startedMb,
      first,
      warmMb,
      idle,
      databaseMb: await megabytesIn(url),
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}

export type ScaleServer = Awaited<ReturnType<typeof startScaleServer>>

async function visitTogether(pages: readonly Page[], server: { port: number; pid: number }) {
  const shares = Array.from({ length: VISITORS }, (_, nth) => pages.filter((_, at) => at % VISITORS === nth))
  await Promise.all(shares.map((share) => costOf(share, { ...server, isCached: false })))
}

/** The share of a processor that the server uses while nobody visits it. */
async function idleCpu(pid: number) {
  const before = cpuMsOf(pid)
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS))
  return (cpuMsOf(pid) - before) / IDLE_MS
}

async function megabytesIn(url: string) {
  const { db, close } = openDatabase({ url })
  const { rows } = await db.execute<{ bytes: string }>(
    sql`select pg_database_size(current_database()) as bytes`,
  )
  await close()
  return Number(rows[0]?.bytes ?? 0) / 1024 / 1024
}

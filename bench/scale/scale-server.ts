import { sql } from 'drizzle-orm'
import { openDatabase } from '#data/database.ts'
import { startBuiltServer } from '../../tests/support/server/built-server.ts'
import { withoutAddressLimits } from '../../tests/support/server/demo-server.ts'
import { megabytesOf } from '../uploads/memory-of.ts'
import { costOf } from './measure-pages.ts'
import { cpuMsOf } from './process-figures.ts'
import { pagesOf } from './random-pages.ts'
import { type Size, slugOf } from './scale-database.ts'

const IDLE_MS = 5000

/** The built server on a database of this size, started, visited on every site, and measured meanwhile. */
export async function startScaleServer(url: string, dataDir: string, size: Size) {
  const started = performance.now()
  const settings = { ...withoutAddressLimits, DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '0' }
  const server = await startBuiltServer(settings)
  const startMs = performance.now() - started
  try {
    const startedMb = megabytesOf(server.pid)
    const slugs = Array.from({ length: size.sites }, (_, nth) => slugOf(nth))
    const first = await costOf(await pagesOf(url, slugs, 'search'), { ...server, isCached: false })
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

import { execFile } from 'node:child_process'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { openDatabase } from '#data/database.ts'
import { startEmbeddedPostgres } from '#data/embedded-postgres/embedded-postgres.ts'
import { migrate } from '#data/migrate.ts'
import { siteStore } from '#data/sites.ts'
import { acceptSite } from '#operations/sites/accept-site.ts'
import type { Document } from '#search/port.ts'
import { startBuiltServer } from '../../tests/support/server/built-server.ts'

const SLUG = 'big-yard'

/** The built server with one site, whose stock was imported with the command that dealers use. Everything is deleted afterwards. */
export async function startBigSite(documents: readonly Document[]) {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-big-site-'))
  const log = () => {}
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), durable: false, log })
  const settings = { DATABASE_URL: database.url, DATA_DIR: folder, DEMO: '0' }
  await addSite(database.url)
  const file = join(folder, 'stock.csv')
  await pipeline(Readable.from(table(documents)), createWriteStream(file))
  await promisify(execFile)(
    process.execPath,
    ['src/cli/main.ts', 'import-stock', '--site', SLUG, '--file', file],
    { env: { ...process.env, ...settings } },
  )

  const server = await startBuiltServer(settings)
  return {
    port: server.port,
    host: `${SLUG}.localhost:${server.port}`,
    async stop() {
      await server.stop()
      await database.stop()
      rmSync(folder, { recursive: true, maxRetries: 5 })
    },
  }
}

async function addSite(url: string) {
  await migrate({ url })
  const { db, close } = openDatabase({ url })
  const document = {
    slug: SLUG,
    name: 'The Big Yard',
    email: 'sales@big-yard.example',
    dealerships: [{ id: '1', slug: SLUG, name: 'The Big Yard' }],
  }
  const accepted = await acceptSite(document, siteStore(db), ['localhost'])
  await close()
  if (accepted.outcome === 'refused') throw new Error(JSON.stringify(accepted.problems))
}

const columns = {
  'Stock number': 'stock_number',
  'Car type': 'car_type',
  Make: 'make',
  Model: 'model',
  Badge: 'badge',
  Year: 'year',
  'DAP price': 'price',
  Odometer: 'km',
  Colour: 'colour',
  Body: 'body',
  Fuel: 'fuel',
  Transmission: 'transmission',
  Drive: 'drive',
  Seats: 'seats',
  Comments: 'description',
}

function* table(documents: readonly Document[]) {
  yield `${Object.keys(columns).join(',')}\n`
  for (const document of documents) {
    yield `${Object.values(columns)
      .map((field) => JSON.stringify(String(document[field] ?? '')))
      .join(',')}\n`
  }
}

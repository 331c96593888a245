import { execFile } from 'node:child_process'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs, promisify } from 'node:util'
import { openDatabase } from '#data/database.ts'
import { startEmbeddedPostgres } from '#data/embedded-postgres/embedded-postgres.ts'
import { migrate } from '#data/migrate.ts'
import { siteStore } from '#data/sites.ts'
import { commandFlags, nodeSettings } from '../../bootstrap/node-processes.mjs'
import { acceptSite } from '#operations/sites/accept-site.ts'
import { numberOptions } from '../number-options.ts'

// Imports a feed of a million invented rows with the command that dealers use, and prints the time and memory it took:
// node bench/feeds/million.ts [--rows n]

/** One row in this many is bad, in one of eight ways. */
const BAD_EVERY = 20

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } })
const { rows: rowCount } = numberOptions(values, ['rows'])
const folder = mkdtempSync(join(tmpdir(), 'forecourt-million-'))
const server = await startEmbeddedPostgres({
  dataDir: join(folder, 'database'),
  durable: false,
  log: () => {},
})
try {
  const path = join(folder, 'million.csv')
  await addSite(server.url)
  await pipeline(Readable.from(table()), createWriteStream(path))
  await importFile('first import', path)
  await importFile('repeated with --force', path, '--force')
} finally {
  await server.stop()
  rmSync(folder, { recursive: true })
}

async function addSite(url: string) {
  await migrate({ url })
  const { db, close } = openDatabase({ url })
  const document = {
    slug: 'million',
    name: 'Million Motors',
    email: 'sales@million.example',
    phone: '07 7010 0001',
    dealerships: [{ id: '1', slug: 'million', name: 'Million Motors' }],
  }
  const accepted = await acceptSite(document, siteStore(db), ['localhost'])
  await close()
  if (accepted.outcome === 'refused') throw new Error(JSON.stringify(accepted.problems))
}

/** Runs in a separate process, which prints its peak memory at the end. */
async function importFile(title: string, path: string, ...more: string[]) {
  const tellMemory = `data:text/javascript,process.on('exit',()=>console.log('peak memory: '+Math.round(process.resourceUsage().maxRSS/1024)+' MB'))`
  const command = [
    ...commandFlags,
    'src/cli/main.ts',
    'import-stock',
    '--site',
    'million',
    '--file',
    path,
    ...more,
  ]
  const start = performance.now()
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', tellMemory, ...command], {
    env: { ...process.env, ...nodeSettings, DATABASE_URL: server.url },
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${rowCount.toLocaleString('en-AU')} rows, ${title}: ${seconds} s\n${stdout}`)
}

function* table() {
  yield 'Stock number,Car type,Make,Model,Badge,Year,DAP price,Odometer,Colour,Body,Fuel,Transmission,Drive,Seats,VIN,Comments\n'
  for (let row = 1; row <= rowCount; row += 1) yield row % BAD_EVERY === 0 ? badLine(row) : line(row)
}

function line(
  row: number,
  overrides: Partial<Record<'stock' | 'make' | 'price' | 'odometer' | 'vin' | 'carType', string>> = {},
) {
  const make = ['Toyota', 'MAZDA', 'Hyundai', 'FORD', 'Kia'][row % 5]
  const model = ['HiLux', 'CX-5', 'i30', 'RANGER', 'Cerato'][row % 5]
  const cells = [
    overrides.stock ?? `S${row}`,
    overrides.carType ?? 'Used',
    overrides.make ?? make,
    model,
    ['SR5', 'Touring', 'Active', 'XLT', 'Sport'][row % 5],
    2005 + (row % 20),
    overrides.price ?? `"$${9 + (row % 80)},990"`,
    overrides.odometer ?? (row * 7919) % 250_000,
    ['White', 'Black', 'Silver', 'Red'][row % 4],
    ['Ute', 'SUV', 'Hatchback'][row % 3],
    ['Diesel', 'Petrol', 'Hybrid'][row % 3],
    'Automatic',
    'AWD',
    5,
    overrides.vin ?? '',
    '"One owner, full service history, and ""as new"" inside."',
  ]
  return `${cells.join(',')}\n`
}

function badLine(row: number) {
  const kind = (row / BAD_EVERY) % 8
  if (kind === 0) return line(row, { stock: '' })
  if (kind === 1) return line(row, { make: 'n/a' })
  if (kind === 2) return line(row, { price: 'twelve' })
  if (kind === 3) return line(row, { odometer: '-5' })
  if (kind === 4) return line(row, { carType: 'rental' })
  if (kind === 5) return line(row, { stock: `S${row - 1}` })
  if (kind === 6) return line(row, { vin: 'not a VIN' })
  return `S${row},Used,Toyota\n`
}

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { cars } from '#data/tables/cars.ts'
import type { FeedMappingDocument } from '#domain/feeds/feed-mapping.ts'
import { feedFiles } from '#integrations/feeds/feed-file.ts'
import { readSite } from '#operations/sites/accept-site.ts'
import type { ReportLine } from '#operations/stock-import/import-report.ts'
import { type ImportStockOutcome, importStock } from '#operations/stock-import/import-stock.ts'
import { readMapping } from '#operations/stock-import/read-mapping.ts'
import type { SiteDocument } from '#sites/site.ts'
import { testDatabase, testDatabaseUrl } from '../database/database.ts'
import { ownSite } from '../server/own-site.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** The mapping of a small feed. Its files are named after their creation time: `stock-20260301-0600.csv`. */
export const harbourMapping: FeedMappingDocument = {
  feed: 'harbour',
  format: { type: 'csv', endsLines: true },
  snapshotTime: {
    fileName: '-(?<year>\\d{4})(?<month>\\d\\d)(?<day>\\d\\d)-(?<hour>\\d\\d)(?<minute>\\d\\d)',
    timeZone: 'Australia/Brisbane',
  },
  columnsMayBeMissing: true,
  fields: {
    stockNumber: 'Stock',
    make: { from: 'Make', default: 'Toyota' },
    model: { from: 'Model', default: 'HiLux' },
    badge: 'Badge',
    year: 'Year',
    carType: { constant: 'used' },
    status: { from: 'Status', default: 'in_stock' },
    price: { from: 'Price', unknown: ['POA'] },
    beforePrice: 'Was',
    odometer: 'Km',
    vin: 'VIN',
    dealerComments: 'Comments',
    location: 'Yard',
    arrivedOn: 'Arrived',
    soldOn: 'Sold',
  },
}

export type FeedOptions = {
  at?: string
  mapping?: Partial<FeedMappingDocument>
  force?: boolean
  dryRun?: boolean
  onWait?: () => void
  /** The encoding of the file; UTF-8 by default. */
  encode?: (text: string) => Buffer
}

/** A dealer whose stock comes from feeds. */
export async function feedDealer(overrides: Partial<SiteDocument> = {}) {
  const { siteId, document } = await ownSite(overrides)
  const read = readSite(document, [])
  if (read.outcome === 'refused') throw new Error(JSON.stringify(read.problems))
  const { site } = read
  const folder = temporaryFolder()
  const { db } = testDatabase()
  const reported: ReportLine[] = []

  async function importText(text: string, options: FeedOptions = {}): Promise<ImportStockOutcome> {
    const { at = '20260301-0600', mapping = {}, force = false, dryRun = false, onWait = () => {} } = options
    const path = join(folder, `stock-${at}.csv`)
    writeFileSync(path, options.encode?.(text) ?? text)
    const readAs = readMapping({ ...harbourMapping, ...mapping })
    if (readAs.outcome === 'refused') throw new Error(JSON.stringify(readAs.problems))
    reported.length = 0
    return importStock(
      { path, mapping: readAs.mapping, mappingText: readAs.mappingText, force, dryRun },
      {
        databaseUrl: testDatabaseUrl(),
        siteId,
        site,
        feeds: feedFiles,
        now: () => new Date(),
        onProgress: () => {},
        onWait,
        report: (line) => void reported.push(line),
      },
    )
  }

  return {
    siteId,
    folder,
    document,
    reported,
    importText,
    /** Imports a table and expects it to be applied. */
    async apply(text: string, options: FeedOptions = {}) {
      const result = await importText(text, options)
      if (result.outcome !== 'applied') throw new Error(JSON.stringify(result))
      return result.summary
    },
    async stock() {
      const rows = await db.select().from(cars).where(eq(cars.siteId, siteId)).orderBy(cars.stockNumber)
      return rows
    },
    async vehicle(stockNumber: string) {
      const [row] = await db
        .select()
        .from(cars)
        .where(and(eq(cars.siteId, siteId), eq(cars.stockNumber, stockNumber)))
      if (!row) throw new Error(`There is no ${stockNumber}.`)
      return row
    },
  }
}

/** A table of vehicles with these stock numbers. */
export function tableOf(stockNumbers: string[], price = '24990') {
  return ['Stock,Price\n', ...stockNumbers.map((number) => `${number},${price}\n`)].join('')
}

export function numbered(count: number, first = 1) {
  return Array.from({ length: count }, (_, index) => `U${String(first + index).padStart(4, '0')}`)
}

import type { MergeEffect } from '#data/stock-import/merge-vehicles.ts'
import { type StockImport, withStockImport } from '#data/stock-import/stock-import.ts'
import { missingColumns } from '#domain/feeds/mapping-language/missing-columns.ts'
import { suppliedByFeed } from '#domain/feeds/mapping-language/supplied-fields.ts'
import { fuseRefusal } from '#domain/feeds/safety-fuse.ts'
import { formatMoment } from '#domain/shared/day.ts'
import { FeedProblem, UnusableFile } from '#integrations/feeds/port.ts'
import { type ImportSummary, type ReportLine, startTally, type Tally } from './import-report.ts'
import { runOf, summaryOf, unusableRun } from './import-run.ts'
import { incomingRows } from './incoming-rows.ts'
import { type FeedRequest, type FeedTools, openFeed, type OpenedFeed } from './open-feed.ts'

export type ImportStockOutcome =
  | { outcome: 'applied' | 'rehearsed'; summary: ImportSummary }
  /** The last import read the same file in the same way. */
  | { outcome: 'same-file' }
  /** `force` would import it all the same. */
  | { outcome: 'refused'; reason: string; isForcible: boolean; summary: ImportSummary | null }

export type ImportRequest = FeedRequest & {
  /** Changes nothing and reports what would happen. */
  dryRun: boolean
  /** Skips the safety checks. */
  force: boolean
}

export type ImportTools = FeedTools & {
  databaseUrl: string
  siteId: string
  now: () => Date
  /** Called when another import of this site has to end first. */
  onWait: () => void
  report: (line: ReportLine) => void | Promise<void>
}

/** Updates a site's stock from one file of one feed, completely or not at all. */
export async function importStock(request: ImportRequest, tools: ImportTools): Promise<ImportStockOutcome> {
  const { databaseUrl: url, siteId, site, onWait, now } = tools
  const place = { url, siteId, timeZone: site.timeZone }
  try {
    const source = await openFeed(request, tools)
    return await withStockImport(place, onWait, (stock) => importFeed(source, request, tools, stock))
  } catch (error) {
    if (!(error instanceof FeedProblem)) throw error
    if (error instanceof UnusableFile && !request.dryRun) {
      const run = unusableRun(error, request.mapping, { timeZone: site.timeZone, now: now() })
      await withStockImport(place, onWait, (stock) => stock.recordRun(run))
    }
    return { outcome: 'refused', reason: error.message, isForcible: false, summary: null }
  }
}

async function importFeed(
  feed: OpenedFeed,
  { dryRun, force }: ImportRequest,
  { now, report, site }: ImportTools,
  stock: StockImport,
): Promise<ImportStockOutcome> {
  const { mapping, snapshotAt } = feed
  const tally = startTally(report)
  const seen = new Set<string>()
  const startedAt = now()
  const refuse = async (
    reason: string,
    { isForcible = false, effect = null }: { isForcible?: boolean; effect?: MergeEffect | null } = {},
  ): Promise<ImportStockOutcome> => {
    const run = runOf(feed, tally, { outcome: 'refused', reason, startedAt, finishedAt: now() })
    if (!dryRun) await stock.recordRun(run)
    return { outcome: 'refused', reason, isForcible, summary: summaryOf(feed, tally, { effect, seen }) }
  }

  const last = await stock.lastAppliedRun(mapping.feed)
  if (last && !force) {
    if (last.fileHash === feed.fingerprint) {
      // The same stock is confirmed at this later time, so any file from before it is out of date.
      const { rows, rejected } = last
      const run = {
        ...runOf(feed, tally, { outcome: 'applied', startedAt, finishedAt: now() }),
        rows,
        rejected,
      }
      if (snapshotAt > last.snapshotAt && !dryRun) await stock.recordRun(run)
      return { outcome: 'same-file' }
    }
    if (snapshotAt < last.snapshotAt) {
      return refuse(olderThan(snapshotAt, last.snapshotAt, site.timeZone), { isForcible: true })
    }
  }

  try {
    await stock.receive(incomingRows(feed, tally, seen))
  } catch (error) {
    if (error instanceof FeedProblem) return refuse(error.message)
    throw error
  }
  const missing = tally.rows > 0 ? missingColumns(mapping, seen) : []
  if (missing.length > 0) return refuse(missingColumnReason(missing, seen))
  await tallyRepetitions(stock, tally)

  let reason: string | null = null
  const merge = {
    feed: mapping.feed,
    snapshotAt,
    brought: suppliedByFeed(mapping, seen, feed.dealer.onlyLocation !== null),
    // An unreadable row, or one without a stock number, may be about any absent vehicle.
    sellAbsent: force || tally.unreadable + tally.unnamed === 0,
    wasPriceDays: site.prices.wasPriceDays,
  }
  const effect = await stock.merge(merge, (effect) => {
    const known = effect.changed + effect.unchanged
    reason = force ? null : fuseRefusal({ ...effect, known, vehicles: tally.vehicles })
    if (reason !== null || dryRun) return null
    return runOf(feed, tally, { outcome: 'applied', startedAt, finishedAt: now() }, effect)
  })
  if (reason !== null) return refuse(reason, { isForcible: true, effect })
  return { outcome: dryRun ? 'rehearsed' : 'applied', summary: summaryOf(feed, tally, { effect, seen }) }
}

async function tallyRepetitions(stock: StockImport, tally: Tally) {
  for await (const { row, line, value, otherRow } of stock.dropRepeated()) {
    tally.repeated += 1
    const reason = 'is repeated in a later row; the last row counts'
    await tally.add({ row, line, outcome: 'repeated', field: 'stockNumber', value, reason, otherRow })
  }
  for await (const { row, line, value, otherRow } of stock.repeatedVins()) {
    const reason = 'is also the VIN of another vehicle; both are kept'
    await tally.add({ row, line, outcome: 'noted', field: 'vin', value, reason, otherRow })
  }
}

function missingColumnReason(missing: string[], seen: ReadonlySet<string>) {
  const found = [...seen].filter((column) => column !== '').join(', ')
  return [
    `The feed has no column ${missing.join(', and no column ')}.`,
    ...(found === '' ? [] : [`It has ${found}.`]),
    'Say in a mapping what its columns are called: see docs/feeds.md.',
  ].join(' ')
}

function olderThan(snapshotAt: Date, lastSnapshotAt: Date, timeZone: string) {
  return `The file is from ${formatMoment(timeZone, snapshotAt)}, but a newer one from ${formatMoment(timeZone, lastSnapshotAt)} is already imported.`
}

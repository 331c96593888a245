import { hash } from 'node:crypto'
import type { FeedRun } from '#data/feed-runs.ts'
import type { MergeEffect } from '#data/merge-vehicles.ts'
import { type StockImport, withStockImport } from '#data/stock-import.ts'
import type { FeedMapping } from '#domain/feeds/feed-mapping.ts'
import { broughtByFeed, missingColumns } from '#domain/feeds/mapping-columns.ts'
import { fuseRefusal } from '#domain/feeds/safety-fuse.ts'
import { snapshotTime } from '#domain/feeds/snapshot-time.ts'
import { momentIn } from '#domain/shared/day.ts'
import { FeedProblem, type FeedReader } from '#integrations/feeds/port.ts'
import type { Site } from '#sites/site.ts'
import { feedDealer } from './feed-dealer.ts'
import { type ImportSummary, type ReportLine, startTally, type Tally } from './import-report.ts'
import { type FeedSource, incomingRows } from './incoming-rows.ts'

export type ImportStockOutcome =
  | { outcome: 'applied' | 'rehearsed'; summary: ImportSummary }
  /** The very same file, read in the very same way, is what the stock stands on already. */
  | { outcome: 'same-file' }
  /** `force` would have it done all the same. */
  | { outcome: 'refused'; reason: string; isForcible: boolean; summary: ImportSummary | null }

export type ImportRequest = {
  path: string
  mapping: FeedMapping
  /** The mapping as it is written: when it changes, the same file is news again. */
  mappingText: string
  /** Changes nothing, and tells what would happen. */
  dryRun: boolean
  /** Does what the rules of safety refuse. */
  force: boolean
}

export type ImportTools = {
  databaseUrl: string
  siteId: string
  site: Site
  feeds: FeedReader
  now: () => Date
  onProgress: FeedSource['onProgress']
  /** Another import of this site has to end first. */
  onWait: () => void
  report: (line: ReportLine) => void | Promise<void>
}

/** Brings a site's stock in line with one file of one feed, all at once or not at all. */
export async function importStock(request: ImportRequest, tools: ImportTools): Promise<ImportStockOutcome> {
  const { databaseUrl: url, siteId, site } = tools
  try {
    const source = await openFeed(request, tools)
    return await withStockImport({ url, siteId, timeZone: site.timeZone }, tools.onWait, (stock) =>
      importFeed(source, request, tools, stock),
    )
  } catch (error) {
    if (!(error instanceof FeedProblem)) throw error
    return { outcome: 'refused', reason: error.message, isForcible: false, summary: null }
  }
}

type OpenedFeed = FeedSource & { snapshotAt: Date; fingerprint: string }

async function openFeed(
  { path, mapping, mappingText }: ImportRequest,
  tools: ImportTools,
): Promise<OpenedFeed> {
  const { site, feeds, onProgress } = tools
  const file = await feeds.open(path)
  const snapshotAt = snapshotTime(mapping.snapshotTime, file, site.timeZone)
  if (!snapshotAt)
    throw new FeedProblem(
      `The name ${file.name} does not say when the file was made, as the mapping expects.`,
    )

  const places = JSON.stringify([site.locations, site.dealerships, site.timeZone])
  const fingerprint = hash('sha256', [file.fingerprint, mappingText, places].join('\n'))
  return { file, mapping, dealer: feedDealer(site), onProgress, snapshotAt, fingerprint }
}

async function importFeed(
  feed: OpenedFeed,
  { dryRun, force }: ImportRequest,
  { now, report, site }: ImportTools,
  stock: StockImport,
): Promise<ImportStockOutcome> {
  const { mapping, snapshotAt } = feed
  const tally = startTally(report)
  const startedAt = now()
  const refuse = async (
    reason: string,
    { isForcible = false, effect = null }: { isForcible?: boolean; effect?: MergeEffect | null } = {},
  ): Promise<ImportStockOutcome> => {
    const run = runOf(feed, tally, { outcome: 'refused', reason, startedAt, finishedAt: now() })
    if (!dryRun) await stock.recordRun(run)
    return { outcome: 'refused', reason, isForcible, summary: summaryOf(feed, tally, effect) }
  }

  const last = await stock.lastAppliedRun(mapping.feed)
  if (last && !force) {
    if (last.fileHash === feed.fingerprint) {
      // It is still true at this later time, so what is older than that is old from now on.
      const run = runOf(feed, tally, { outcome: 'applied', startedAt, finishedAt: now() })
      if (snapshotAt > last.snapshotAt && !dryRun) await stock.recordRun(run)
      return { outcome: 'same-file' }
    }
    if (snapshotAt < last.snapshotAt) {
      return refuse(olderThan(snapshotAt, last.snapshotAt, site.timeZone), { isForcible: true })
    }
  }

  const seen = new Set<string>()
  try {
    await stock.receive(incomingRows(feed, tally, seen))
  } catch (error) {
    if (error instanceof FeedProblem) return refuse(error.message)
    throw error
  }
  const missing = tally.rows > 0 ? missingColumns(mapping, seen) : []
  if (missing.length > 0) return refuse(noColumn(missing, seen))
  await tallyRepetitions(stock, tally)

  let reason: string | null = null
  const merge = {
    feed: mapping.feed,
    snapshotAt,
    brought: broughtByFeed(mapping, seen, feed.dealer.onlyLocation !== null),
    // A row that cannot be read may be any of the vehicles that seem to be absent.
    sellAbsent: force || tally.unreadable === 0,
  }
  const effect = await stock.merge(merge, (effect) => {
    const leaving = effect.sold + effect.withdrawn + effect.takenOff
    reason = force ? null : fuseRefusal({ onSale: effect.onSale, leaving, vehicles: tally.vehicles })
    if (reason !== null || dryRun) return null
    return runOf(feed, tally, { outcome: 'applied', startedAt, finishedAt: now() }, effect)
  })
  if (reason !== null) return refuse(reason, { isForcible: true, effect })
  return { outcome: dryRun ? 'rehearsed' : 'applied', summary: summaryOf(feed, tally, effect) }
}

async function tallyRepetitions(stock: StockImport, tally: Tally) {
  for await (const { row, line, value, otherRow } of stock.dropRepeated()) {
    tally.repeated += 1
    const reason = 'stands again further on, and the last one counts'
    await tally.add({ row, line, outcome: 'repeated', field: 'stockNumber', value, reason, otherRow })
  }
  for await (const { row, line, value, otherRow } of stock.repeatedVins()) {
    const reason = 'is that of another vehicle too; both are kept'
    await tally.add({ row, line, outcome: 'noted', field: 'vin', value, reason, otherRow })
  }
}

function noColumn(missing: string[], seen: ReadonlySet<string>) {
  return `The feed has no column ${missing.join(', none called ')}. It has ${[...seen].join(', ')}.`
}

function olderThan(snapshotAt: Date, lastSnapshotAt: Date, timeZone: string) {
  return `The file is of ${momentIn(timeZone, snapshotAt)}; the stock already stands on a newer one, of ${momentIn(timeZone, lastSnapshotAt)}.`
}

function runOf(
  { file, mapping, snapshotAt, fingerprint }: OpenedFeed,
  tally: Tally,
  end: Pick<FeedRun, 'outcome' | 'reason' | 'startedAt' | 'finishedAt'>,
  effect: MergeEffect | null = null,
): FeedRun {
  return {
    feed: mapping.feed,
    fileName: file.name,
    fileHash: fingerprint,
    snapshotAt,
    rows: tally.rows,
    rejected: tally.rejected + tally.unreadable,
    added: effect?.added ?? 0,
    changed: effect?.changed ?? 0,
    unchanged: effect?.unchanged ?? 0,
    sold: effect?.sold ?? 0,
    ...end,
  }
}

function summaryOf(
  { mapping, snapshotAt }: OpenedFeed,
  tally: Tally,
  effect: MergeEffect | null,
): ImportSummary {
  const { rows, vehicles, rejected, unreadable, skipped, repeated } = tally
  const counts = { rows, vehicles, rejected, unreadable, skipped, repeated }
  return { feed: mapping.feed, snapshotAt, ...counts, reasons: tally.reasons(), effect }
}

import type { FeedRun } from '#data/stock-import/feed-runs.ts'
import type { MergeEffect } from '#data/stock-import/merge-vehicles.ts'
import type { FeedMapping } from '#domain/feeds/feed-mapping.ts'
import { mostlyEmpty } from '#domain/feeds/mostly-empty.ts'
import { snapshotTime } from '#domain/feeds/snapshot-time.ts'
import type { UnusableFile } from '#integrations/feeds/port.ts'
import type { ImportSummary, Tally } from './import-report.ts'
import type { OpenedFeed } from './open-feed.ts'

/** The record of an import: its file and its result. */
export function runOf(
  { file, mapping, snapshotAt, fingerprint }: OpenedFeed,
  tally: Tally,
  end: Pick<FeedRun, 'outcome' | 'reason' | 'startedAt' | 'finishedAt'>,
  effect: MergeEffect | null = null,
): FeedRun {
  return {
    feed: mapping.feed,
    fileName: file.name,
    fileHash: effect !== null && isUnfinished(effect) ? '' : fingerprint,
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

/**
 * Holds end and was-prices become proven with time, so the same file may change more later. A run without a hash is never
 * taken for the same file.
 */
function isUnfinished({ held, unprovenWasPrices }: MergeEffect) {
  return held.count > 0 || unprovenWasPrices > 0
}

/** The record of a file that could not be opened as a feed. */
export function unusableRun(
  { file, message: reason }: UnusableFile,
  { feed, snapshotTime: rule }: FeedMapping,
  { timeZone, now }: { timeZone: string; now: Date },
): FeedRun {
  return {
    feed,
    fileName: file.name,
    fileHash: '',
    snapshotAt: snapshotTime(rule, file, timeZone) ?? file.modifiedAt,
    outcome: 'refused',
    reason,
    startedAt: now,
    finishedAt: now,
    rows: 0,
    rejected: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    sold: 0,
  }
}

/** The summary for the person who started the import. */
export function summaryOf(
  { file, mapping, snapshotAt }: OpenedFeed,
  tally: Tally,
  { effect, seen }: { effect: MergeEffect | null; seen: ReadonlySet<string> },
): ImportSummary {
  const { rows, vehicles, rejected, unreadable, skipped, repeated } = tally
  const counts = { rows, vehicles, rejected, unreadable, skipped, repeated }
  return {
    feed: mapping.feed,
    snapshotAt,
    ...counts,
    reasons: tally.reasons(),
    encoding: mapping.format.encoding === 'auto' ? file.encoding : mapping.format.encoding,
    mostlyEmpty: mostlyEmpty(mapping, seen, tally.emptyCounts()),
    effect,
  }
}

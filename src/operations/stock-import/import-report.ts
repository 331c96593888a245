import type { MergeEffect } from '#data/stock-import/merge-vehicles.ts'
import type { Encoding } from '#domain/feeds/feed-format.ts'
import type { EmptyCounts, MostlyEmptyField } from '#domain/feeds/mostly-empty.ts'

/** A message about a row of a feed, for the dealer. */
export type ReportLine = {
  row: number
  line: number | null
  /** The effect on the row: it gave no vehicle, or a vehicle without this value. */
  outcome: 'rejected' | 'unreadable' | 'skipped' | 'repeated' | 'left empty' | 'noted'
  field: string
  value: string
  reason: string
  /** The other row involved. */
  otherRow: number | null
}

/** How often the same reason occurred, and its first row. */
type ReasonCount = Pick<ReportLine, 'outcome' | 'field' | 'reason'> & {
  count: number
  firstRow: number
}

/** What an import found in the feed, and what it changed, or would change, in the site's stock. */
export type ImportSummary = RowCounts & {
  feed: string
  snapshotAt: Date
  reasons: ReasonCount[]
  /** The detected character encoding of the file. */
  encoding: Encoding
  /** Mapped fields that are empty for most vehicles. */
  mostlyEmpty: MostlyEmptyField[]
  /** `null` when the import ended before that. */
  effect: MergeEffect | null
}

type RowCounts = {
  rows: number
  /** Rows with a vehicle for this site. */
  vehicles: number
  rejected: number
  unreadable: number
  skipped: number
  repeated: number
}

export type Tally = RowCounts & {
  /** Rows without a stock number. Like unreadable ones, each may be about any vehicle. */
  unnamed: number
  add(line: Omit<ReportLine, 'otherRow'> & { otherRow?: number }): Promise<void>
  reasons(): ReasonCount[]
  /** Counts the empty fields of one vehicle. */
  addEmpty(fields: readonly string[]): void
  emptyCounts(): EmptyCounts
}

/** Counts rows and reasons during the import, and passes each message on. */
export function startTally(report: (line: ReportLine) => void | Promise<void>): Tally {
  const reasons = new Map<string, ReasonCount>()
  const empty = new Map<string, number>()
  const unreadable = new Map<string, number>()
  return {
    rows: 0,
    vehicles: 0,
    rejected: 0,
    unreadable: 0,
    unnamed: 0,
    skipped: 0,
    repeated: 0,
    async add(line) {
      const { outcome, field, reason, row } = line
      const key = [outcome, field, reason].join('\n')
      const counted = reasons.get(key)
      if (counted) counted.count += 1
      else reasons.set(key, { outcome, field, reason, count: 1, firstRow: row })
      if (outcome === 'left empty') countOne(unreadable, field)
      await report({ otherRow: null, ...line })
    },
    addEmpty(fields) {
      for (const field of fields) countOne(empty, field)
    },
    emptyCounts() {
      return { vehicles: this.vehicles, empty, unreadable }
    },
    reasons: () => [...reasons.values()].sort((a, b) => b.count - a.count),
  }
}

function countOne(counts: Map<string, number>, name: string) {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

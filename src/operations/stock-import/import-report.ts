import type { MergeEffect } from '#data/merge-vehicles.ts'
import type { Encoding } from '#domain/feeds/feed-format.ts'
import type { EmptyCounts, MostlyEmptyField } from '#domain/feeds/mostly-empty.ts'

/** Something about a row of a feed that the dealer should know. */
export type ReportLine = {
  row: number
  line: number | null
  /** What it meant for the row: no vehicle came of it, or it came without this value. */
  outcome: 'rejected' | 'unreadable' | 'skipped' | 'repeated' | 'left empty' | 'noted'
  field: string
  value: string
  reason: string
  /** The other row that it is about. */
  otherRow: number | null
}

/** How often the same thing was said, and of which row first. */
type ReasonCount = Pick<ReportLine, 'outcome' | 'field' | 'reason'> & {
  count: number
  firstRow: number
}

/** What an import found in the feed, and what it did, or would do, to the site's stock. */
export type ImportSummary = RowCounts & {
  feed: string
  snapshotAt: Date
  reasons: ReasonCount[]
  /** How the letters of the file were written down, as far as it could be told. */
  encoding: Encoding
  /** Mapped fields that most vehicles came without. */
  mostlyEmpty: MostlyEmptyField[]
  /** `null` when it never came to that. */
  effect: MergeEffect | null
}

type RowCounts = {
  rows: number
  /** Rows that are vehicles for this site. */
  vehicles: number
  rejected: number
  unreadable: number
  skipped: number
  repeated: number
}

export type Tally = RowCounts & {
  /** Rows without a stock number: like unreadable ones, each may be about any vehicle. */
  unnamed: number
  add(line: Omit<ReportLine, 'otherRow'> & { otherRow?: number }): Promise<void>
  reasons(): ReasonCount[]
  /** A vehicle came without these fields. */
  addEmpty(fields: readonly string[]): void
  emptyCounts(): EmptyCounts
}

/** Counts as the rows go by, and passes on what there is to say of them. */
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

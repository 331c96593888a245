import { hash } from 'node:crypto'
import type { IncomingRow } from '#data/stock-import/incoming-vehicles.ts'
import type { FeedDealer } from '#domain/feeds/feed-dealer.ts'
import type { FeedMapping } from '#domain/feeds/feed-mapping.ts'
import type { FeedRow } from '#domain/feeds/feed-row.ts'
import { columnNotes } from '#domain/feeds/mapping-language/noted-columns.ts'
import { vehicleReader } from '#domain/feeds/vehicle-reader.ts'
import type { FeedFile } from '#integrations/feeds/port.ts'
import type { Tally } from './import-report.ts'

export type FeedSource = {
  file: FeedFile
  mapping: FeedMapping
  dealer: FeedDealer
  onProgress: (progress: { bytesRead: number; bytes: number; rows: number }) => void
}

/** Reads the rows of a feed. Problems are tallied, and the columns are added to `seen`. */
export async function* incomingRows(
  { file, mapping, dealer, onProgress }: FeedSource,
  tally: Tally,
  seen: Set<string>,
): AsyncGenerator<IncomingRow> {
  const read = vehicleReader({ mapping, dealer, digest: shortDigest })
  const columns = columnNotes(mapping, seen)
  const rows = file.rows(mapping.format, (bytesRead) => {
    onProgress({ bytesRead, bytes: file.bytes, rows: tally.rows })
  })

  for await (const feedRow of rows) {
    const { row, line } = feedRow
    tally.rows += 1
    if ('broken' in feedRow) {
      tally.unreadable += 1
      await tally.add({ row, line, outcome: 'unreadable', field: '', value: '', reason: feedRow.broken })
      continue
    }
    columns.add(feedRow.cells)
    if (feedRow.guessed) await noteGuesses(feedRow, tally)
    const reading = read(feedRow)
    if (reading.kind === 'vehicle') {
      tally.vehicles += 1
      for (const problem of reading.problems)
        await tally.add({ row, line, outcome: 'left empty', ...problem })
      for (const note of reading.notes) await tally.add({ row, line, outcome: 'noted', ...note })
      tally.addEmpty(reading.empty)
      yield { row, line, kind: 'vehicle', vehicle: reading.vehicle }
    } else if (reading.kind === 'skipped') {
      tally.skipped += 1
      await tally.add({ row, line, outcome: 'skipped', ...reading.problem })
      if (reading.stockNumber !== null)
        yield { row, line, kind: 'withdrawn', stockNumber: reading.stockNumber }
    } else {
      tally.rejected += 1
      if (reading.stockNumber === null) tally.unnamed += 1
      for (const problem of reading.problems) await tally.add({ row, line, outcome: 'rejected', ...problem })
      if (reading.stockNumber !== null) yield { row, line, kind: 'unclear', stockNumber: reading.stockNumber }
    }
  }
  columns.finish()
}

async function noteGuesses({ row, line, cells, guessed }: FeedRow, tally: Tally) {
  for (const field of guessed ?? []) {
    const value = [cells.get(field) ?? ''].flat().join('; ')
    const reason = 'is not all UTF-8; its other characters were read as Windows-1252'
    await tally.add({ row, line, outcome: 'noted', field, value, reason })
  }
}

/** Sixty bits are enough that no two vehicles of a feed share a number, and short enough to read out. */
function shortDigest(text: string) {
  const bits = BigInt(`0x${hash('sha256', text).slice(0, 15)}`)
  return bits.toString(36).toUpperCase().padStart(12, '0')
}

import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import type { ReportLine } from '#operations/stock-import/import-report.ts'

/** A CSV file that lists every problem with the rows of a feed. */
export type RejectFile = { write(line: ReportLine): Promise<void>; close(): Promise<void> }

export async function openRejectFile(path: string): Promise<RejectFile> {
  const file = createWriteStream(path)
  await once(file, 'open')
  file.write('row,line,outcome,field,value,reason\n')
  return {
    async write(line) {
      if (!file.write(rejectLine(line))) await once(file, 'drain')
    },
    async close() {
      file.end()
      await finished(file)
    },
  }
}

/** Longer values are cut. */
const MAX_VALUE_LENGTH = 200

export function rejectLine({ row, line, outcome, field, value, reason, otherRow }: ReportLine): string {
  const message = otherRow === null ? reason : `${reason} (row ${otherRow})`
  const cells = [row, line ?? '', outcome, field, value.slice(0, MAX_VALUE_LENGTH), message]
  return `${cells.map((cell) => csvCell(String(cell))).join(',')}\n`
}

/** A spreadsheet would run text that starts like this as a formula. A leading apostrophe prevents that. */
function csvCell(text: string) {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

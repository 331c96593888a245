import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import type { ReportLine } from '#operations/stock-import/import-report.ts'
import { Refusal } from './refusal.ts'

/** A CSV file that lists every problem with the rows of a feed. A full disk does not stop the import. */
export type RejectFile = {
  write(line: ReportLine): Promise<void>
  /** Returns what is wrong with the file, or `null`. */
  close(): Promise<string | null>
}

export async function openRejectFile(path: string, feed: string): Promise<RejectFile> {
  if (await isSameFile(path, feed))
    throw new Refusal(`The reject file ${path} is the feed itself. Name another file.`)
  const file = createWriteStream(path)
  await once(file, 'open').catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'ENOENT' ? 'its folder doesn’t exist.' : error.message
    throw new Refusal(`The reject file ${path} can’t be written: ${reason}`)
  })
  let problem: string | null = null
  file.on('error', ({ message }) => (problem = `The reject file ${path} is incomplete: ${message}`))
  file.write('row,line,outcome,field,value,reason\n')
  return {
    async write(line) {
      if (problem === null && !file.write(rejectLine(line))) await once(file, 'drain').catch(() => {})
    },
    async close() {
      if (problem === null) await finished(file.end()).catch(() => {})
      return problem
    },
  }
}

/** Also under another name. A file that isn’t there is no other one. */
async function isSameFile(one: string, other: string) {
  const [a, b] = await Promise.all([one, other].map((path) => stat(path, { bigint: true }).catch(() => null)))
  return a && b ? a.ino === b.ino && a.dev === b.dev : false
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

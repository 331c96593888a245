import { pipeline, Readable } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import { type BrokenRow, type FeedRow, MAX_CELL_LENGTH, MAX_COLUMNS } from '#domain/feeds/feed-row.ts'
import { withoutMarks } from './mixed-encoding.ts'
import { FeedProblem } from './port.ts'
import { recordStarter, type RowCells } from './row-cells.ts'
import { sniffDelimiter } from './sniff.ts'

/** A quote that is never closed swallows the rest of the file. A longer record than this is taken for one. */
const MAX_RECORD_LENGTH = 16 * MAX_CELL_LENGTH

/** The rows of a table. A row of the wrong length breaks only itself, but a short one at the very end means a cut-off file. */
export async function* csvRows(
  text: AsyncIterable<string>,
  delimiter?: string,
): AsyncGenerator<FeedRow | BrokenRow> {
  const startRecord = recordStarter()
  let header: string[] | null = null
  let last: (FeedRow | BrokenRow) | null = null
  let isCutOff = false

  for await (const { record, raw, row, line } of records(text, delimiter)) {
    if (header === null) {
      header = checkedHeader(record, raw)
      continue
    }
    if (last) yield last
    last = hasUnclosedQuote(record, raw)
      ? { row, line, broken: NOT_CLOSED }
      : rowOf(record, header, startRecord(), { row, line })
    isCutOff = record.length < header.length
  }
  if (last && isCutOff) {
    const why = 'broken' in last ? last.broken : ''
    throw new FeedProblem(`The file was cut off: its last row (row ${last.row}, line ${last.line}) ${why}.`)
  }
  if (last) yield last
}

const NOT_CLOSED = 'has a quote that is not closed, so it runs on into the next rows'

/**
 * A quote that is opened by mistake takes in the rows below, up to their next quote. The parser then keeps that first
 * quote as text, unlike the one of a cell that may have several lines because it is quoted as a whole.
 */
function hasUnclosedQuote(record: string[], raw: string) {
  return record.some(
    (text) => text.startsWith('"') && text.includes('\n') && !raw.includes(`"${text.replaceAll('"', '""')}"`),
  )
}

/** Row 0 is the header. */
async function* records(text: AsyncIterable<string>, delimiter?: string) {
  const { firstLine, all } = await withFirstLine(text)
  // Some spreadsheets name the separator in a line before the header.
  const said = /^sep=([,;\t|])$/i.exec(firstLine)?.[1]
  const parser = parse({
    delimiter: delimiter ?? said ?? sniffDelimiter(firstLine),
    from_line: said === undefined ? 1 : 2,
    info: true,
    raw: true,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    // Spreadsheets end with rows of separators only.
    skip_records_with_empty_values: true,
    max_record_size: MAX_RECORD_LENGTH,
  })
  pipeline(Readable.from(all), parser, () => {})

  let [row, line] = [0, said === undefined ? 1 : 2]
  try {
    for await (const { record, raw, info } of parser as AsyncIterable<Parsed>) {
      yield { record, raw, row, line }
      row += 1
      line = info.lines + 1
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error, { row, line }) : error
  }
}

type Parsed = { record: string[]; raw: string; info: Info }

function unreadable({ code, message }: CsvError, { row, line }: { row: number; line: number }) {
  const place = `in row ${row}, which starts in line ${line}`
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return new FeedProblem(`A quote is opened ${place}, and never closed: the file was cut off.`)
  if (code === 'CSV_MAX_RECORD_SIZE')
    return new FeedProblem(`There is a quote that is never closed, or far too much text, ${place}.`)
  return new FeedProblem(`The table cannot be read ${place}: ${message}`)
}

function checkedHeader(names: string[], raw: string) {
  if (hasUnclosedQuote(names, raw)) throw new FeedProblem(`The header ${NOT_CLOSED}.`)
  if (names.length <= MAX_COLUMNS) return names.map(withoutMarks)
  throw new FeedProblem(`The table has ${names.length} columns; no more than ${MAX_COLUMNS} are read.`)
}

function rowOf(
  record: string[],
  header: string[],
  cells: RowCells,
  place: { row: number; line: number },
): FeedRow | BrokenRow {
  if (record.length !== header.length) {
    return { ...place, broken: `has ${record.length} columns where the header has ${header.length}` }
  }
  for (const [index, text] of record.entries()) cells.add(header[index] ?? '', text)
  return cells.row(place)
}

/** Reads the first line without consuming it. */
async function withFirstLine(text: AsyncIterable<string>) {
  const chunks = text[Symbol.asyncIterator]()
  let start = ''
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    start += next.value
    if (start.includes('\n') || start.length > MAX_RECORD_LENGTH) break
  }
  async function* all() {
    yield start
    yield* { [Symbol.asyncIterator]: () => chunks }
  }
  return { firstLine: start.split('\n', 1)[0] ?? '', all: all() }
}

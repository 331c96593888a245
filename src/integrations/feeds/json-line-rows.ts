import { type BrokenRow, type FeedRow, MAX_CELL_LENGTH } from '#domain/feeds/feed-row.ts'
import { FeedProblem } from './port.ts'
import { MAX_DEPTH, recordStarter, type RowCells } from './row-cells.ts'

/** No record on one line is longer than this. */
const MAX_LINE_LENGTH = 16 * MAX_CELL_LENGTH

/** One object per line. Only the malformed line is rejected, but a malformed last line without a newline means the file was truncated. */
export async function* jsonLineRows(text: AsyncIterable<string>): AsyncGenerator<FeedRow | BrokenRow> {
  const startRecord = recordStarter()
  let row = 0
  for await (const { content, line, ends } of linesOf(text)) {
    if (content.trim() === '') continue
    row += 1
    const read = rowOf(content, startRecord(), { row, line })
    if ('broken' in read && !ends) {
      throw new FeedProblem(`The file was cut off: its last line (row ${row}, line ${line}) ${read.broken}.`)
    }
    yield read
  }
}

async function* linesOf(text: AsyncIterable<string>) {
  let [rest, line] = ['', 0]
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const content of lines) yield { content, line: ++line, ends: true }
    if (rest.length > MAX_LINE_LENGTH)
      throw new FeedProblem(`Line ${line + 1} is longer than ${MAX_LINE_LENGTH} characters.`)
  }
  yield { content: rest, line: line + 1, ends: false }
}

function rowOf(content: string, cells: RowCells, place: { row: number; line: number }): FeedRow | BrokenRow {
  let value: unknown
  try {
    value = JSON.parse(content)
  } catch {
    return { ...place, broken: 'is not valid JSON' }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { ...place, broken: 'is not an object' }
  addAll(value, '', cells, 0)
  return cells.row(place)
}

/** Nested fields are named with dots. The items of a list share its name. Without a value or items, the cell is empty. */
function addAll(value: unknown, path: string, cells: RowCells, depth: number): void {
  if (depth > MAX_DEPTH) return
  if (typeof value !== 'object') cells.add(path, String(value))
  else if (value === null || (depth > 0 && Object.keys(value).length === 0)) cells.add(path, '')
  else if (Array.isArray(value)) for (const item of value) addAll(item, path, cells, depth + 1)
  else {
    if (depth > 0) cells.enter(path)
    for (const [name, inner] of Object.entries(value))
      addAll(inner, path === '' ? name : `${path}.${name}`, cells, depth + 1)
    if (depth > 0) cells.leave()
  }
}

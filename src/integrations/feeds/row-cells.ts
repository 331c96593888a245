import { isDealerCost } from '#domain/feeds/dealer-cost.ts'
import {
  type BrokenRow,
  type Cell,
  columnKey,
  type FeedRow,
  MAX_CELL_LENGTH,
  MAX_COLUMNS,
} from '#domain/feeds/feed-row.ts'
import { withoutMarks } from './mixed-encoding.ts'

/** The deepest nesting of objects, lists and elements. */
export const MAX_DEPTH = 16

/** How often one record may repeat a column. Further values are left out. */
const MAX_REPEATS = 300

/** The longest text of one record. */
const MAX_TEXT_LENGTH = 16 * MAX_CELL_LENGTH

/** Collects the columns of one record, within the limits of a row. */
export type RowCells = {
  add(column: string, text: string): void
  /** Called when an object or element inside the record starts or ends. */
  enter(path: string): void
  leave(): void
  row(place: { row: number; line: number | null }): FeedRow | BrokenRow
}

/** Starts the records of one file. It caches the keys of columns. */
export function recordStarter(): () => RowCells {
  const keyOf = rememberedKeys()

  return () => {
    const cells = new Map<string, Cell>()
    const parts: RecordPart[] = []
    const guessed = new Set<string>()
    let [broken, length]: [string | null, number] = [null, 0]

    function keep({ key, text }: Entry) {
      if (key === null) return
      if (cells.size < MAX_COLUMNS || cells.has(key)) addTo(cells, key, text)
      else if (text !== '') broken = `has more than ${MAX_COLUMNS} columns`
    }

    return {
      add(column, text) {
        length += column.length + text.length
        if (text.length > MAX_CELL_LENGTH) {
          broken ??= `holds more than ${MAX_CELL_LENGTH / 1024} KB in “${column.slice(0, 60)}”`
        } else if (length > MAX_TEXT_LENGTH) broken ??= 'holds more than 1 MB'
        if (broken !== null) return
        judgeLabel(parts, column, text)
        const entry = { key: keyOf(column), text: withoutMarks(text) }
        if (entry.text.length < text.length && entry.key !== null) guessed.add(entry.key)
        const part = parts.at(-1)
        if (part) part.entries.push(entry)
        else keep(entry)
      },
      enter: (path) => void parts.push({ path, entries: [], isDealerCost: false }),
      leave() {
        const left = parts.pop()
        if (!left || left.isDealerCost) return
        const around = parts.at(-1)
        for (const entry of left.entries) {
          if (around) around.entries.push(entry)
          else keep(entry)
        }
      },
      row(place) {
        if (broken !== null) return { ...place, broken }
        return { ...place, cells, ...(guessed.size > 0 ? { guessed } : {}) }
      },
    }
  }
}

type Entry = { key: string | null; text: string }

/** The entries of an object or element inside a record. A label in it may mark the dealer’s cost. */
type RecordPart = { path: string; entries: Entry[]; isDealerCost: boolean }

/** `<price type="wholesale">` and `{ "name": "Cost", "value": 5355 }` have in a value what others have in a column name. */
function judgeLabel(parts: RecordPart[], column: string, text: string) {
  if (parts.length === 0 || text.length > MAX_LABEL_LENGTH) return
  if (!labels.test(column) || !isDealerCost(text)) return
  // An element whose own text is a label describes the element around it.
  const labelled = parts.at(-1)?.path === column ? parts.at(-2) : parts.at(-1)
  if (labelled) labelled.isDealerCost = true
}

const labels = /(?:^|[./@:_-])(?:type|kind|name|label|key|code|id|field|category|class|title|description)$/i
const MAX_LABEL_LENGTH = 60

/** The key of a column. `null` for the dealer’s cost, which no row ever has. */
function rememberedKeys() {
  const keys = new Map<string, string | null>()
  return (column: string) => {
    const known = keys.get(column)
    if (known !== undefined) return known
    const key = isDealerCost(column) ? null : columnKey(withoutMarks(column))
    if (keys.size < MAX_COLUMNS) keys.set(column, key)
    return key
  }
}

/** Adds a value. A repeated column becomes a list, unless it is always empty. */
function addTo(cells: Map<string, Cell>, key: string, text: string) {
  const before = cells.get(key)
  if (before === undefined) cells.set(key, text)
  else if (before === '' && text === '') return
  else if (typeof before === 'string') cells.set(key, [before, text])
  else if (before.length < MAX_REPEATS) cells.set(key, [...before, text])
}

import {
  type BrokenRow,
  type Cell,
  columnKey,
  type FeedRow,
  MAX_CELL_LENGTH,
  MAX_COLUMNS,
} from '#domain/feeds/feed-row.ts'

/** Objects, lists and elements nest no deeper than this. */
export const MAX_DEPTH = 16

/** A column is repeated no more often than this in one record; what comes after is left out. */
const MAX_REPEATS = 300

/** Gathers the columns of one record as they come, within the limits of a row. */
export type RowCells = {
  add(column: string, text: string): void
  row(place: { row: number; line: number | null }): FeedRow | BrokenRow
}

/** A way to start each record of one file; it remembers what the columns are found by. */
export function recordStarter(): () => RowCells {
  const keys = new Map<string, string>()
  function keyOf(column: string) {
    const known = keys.get(column)
    if (known !== undefined) return known
    const key = columnKey(column)
    if (keys.size < MAX_COLUMNS) keys.set(column, key)
    return key
  }

  return () => {
    const cells = new Map<string, Cell>()
    let broken: string | null = null
    return {
      add(column, text) {
        if (text.length > MAX_CELL_LENGTH) {
          broken = `holds more than ${MAX_CELL_LENGTH / 1024} KB in “${column.slice(0, 60)}”`
        } else if (cells.size >= MAX_COLUMNS) {
          broken = `has more than ${MAX_COLUMNS} columns`
        } else {
          addTo(cells, keyOf(column), text)
        }
      },
      row: (place) => (broken === null ? { ...place, cells } : { ...place, broken }),
    }
  }
}

/** A column that comes again makes a list. */
function addTo(cells: Map<string, Cell>, key: string, text: string) {
  const before = cells.get(key)
  if (before === undefined) cells.set(key, text)
  else if (typeof before === 'string') cells.set(key, [before, text])
  else if (before.length < MAX_REPEATS) cells.set(key, [...before, text])
}

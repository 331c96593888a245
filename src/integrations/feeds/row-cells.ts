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

/** Gathers the columns of one record as they come, within the limits of a row. */
export type RowCells = {
  add(column: string, text: string): void
  row(place: { row: number; line: number | null }): FeedRow | BrokenRow
}

export function rowCells(): RowCells {
  const cells = new Map<string, Cell>()
  let broken: string | null = null

  return {
    add(column, text) {
      if (text.length > MAX_CELL_LENGTH)
        broken = `“${column.slice(0, 60)}” holds more than ${MAX_CELL_LENGTH / 1024} KB`
      else if (cells.size >= MAX_COLUMNS) broken = `has more than ${MAX_COLUMNS} columns`
      else addTo(cells, columnKey(column), text)
    },
    row: (place) => (broken === null ? { ...place, cells } : { ...place, broken }),
  }
}

/** A column that comes again makes a list, though not an endless one. */
function addTo(cells: Map<string, Cell>, key: string, text: string) {
  const before = cells.get(key)
  if (before === undefined) cells.set(key, text)
  else if (typeof before === 'string') cells.set(key, [before, text])
  else if (before.length < MAX_REPEATS) cells.set(key, [...before, text])
}

/** A column is repeated no more often than this; what comes after is left out. */
const MAX_REPEATS = 300

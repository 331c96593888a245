import type { RichText } from '../rich-text/rich-text.ts'

/** What stands in one column of a row: a text, or several where the feed repeats the column or brings a list. */
export type Cell = string | readonly string[]

/** One record of a feed, taken apart. `row` counts records from 1; `line` is where it starts in the file. */
export type FeedRow = {
  row: number
  line: number | null
  cells: Map<string, Cell>
  /** Texts that came as HTML, with the paragraphs, lists and emphasis they had. */
  rich?: ReadonlyMap<string, RichText>
  /** Columns with letters that were not written down as the rest of the file is, and had to be guessed. */
  guessed?: ReadonlySet<string>
}

/** A record that could not be taken apart, and why. Nobody knows which vehicle it was about. */
export type BrokenRow = { row: number; line: number | null; broken: string }

/** Columns are found by name whatever their capitals, blanks, dashes and underscores: “Stock Number” is `stock_number`. */
export function columnKey(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]+/g, '')
}

/** No column holds more text than this; what is longer is a fault of the feed, or an attack. */
export const MAX_CELL_LENGTH = 64 * 1024

/** No record has more columns than this. */
export const MAX_COLUMNS = 200

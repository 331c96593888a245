import type { RichText } from '../rich-text/rich-text.ts'

/** The value of one column: a text, or several when the feed repeats the column or supplies a list. */
export type Cell = string | readonly string[]

/** One parsed record of a feed. `row` counts records from 1; `line` is where it starts in the file. */
export type FeedRow = {
  row: number
  line: number | null
  cells: Map<string, Cell>
  /** Texts that came as HTML, with their paragraphs, lists and emphasis. */
  rich?: ReadonlyMap<string, RichText>
  /** Columns with characters outside the file's encoding, which had to be guessed. */
  guessed?: ReadonlySet<string>
}

/** A record that could not be parsed, with the reason. The vehicle it describes is unknown. */
export type BrokenRow = { row: number; line: number | null; broken: string }

/** Column names match in any case, spacing and punctuation: “Stock Number” is `stock_number`. */
export function columnKey(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]+/g, '')
}

/** Text longer than this is a fault in the feed or an attack. */
export const MAX_CELL_LENGTH = 64 * 1024

/** A record with more columns than this is a fault in the feed or an attack. */
export const MAX_COLUMNS = 200

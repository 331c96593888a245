import { cleanLines } from '#domain/feeds/clean-text.ts'
import type { BrokenRow, Cell, FeedRow } from '#domain/feeds/feed-row.ts'
import { hasShape, type RichText, toPlainText } from '#domain/rich-text/rich-text.ts'
import { looksLikeHtml, readHtml } from '../markup/read-html.ts'

/**
 * The row with its HTML read: every cell holds plain text, so no field can show a tag, split “Heating &amp; cooling” at
 * the semicolon, or carry code. Formatted text is stored beside it for the fields that can show it.
 */
export function withoutMarkup(row: FeedRow | BrokenRow): FeedRow | BrokenRow {
  if ('broken' in row) return row
  const rich = new Map<string, RichText>()
  for (const [column, cell] of row.cells) {
    if (isMarkup(cell)) row.cells.set(column, plainCell(cell, rich))
  }
  return rich.size > 0 ? { ...row, rich } : row
}

function isMarkup(cell: Cell) {
  return typeof cell === 'string' ? looksLikeHtml(cell) : cell.some(looksLikeHtml)
}

function plainCell(cell: Cell, rich: Map<string, RichText>): Cell {
  return typeof cell === 'string' ? plainText(cell, rich) : cell.map((text) => plainText(text, rich))
}

/** List items become lines without bullets, as list fields expect. */
function plainText(text: string, rich: Map<string, RichText>) {
  if (!looksLikeHtml(text)) return text
  const blocks = readHtml(text)
  const plain = cleanLines(toPlainText(blocks, ''))
  if (hasShape(blocks)) rich.set(plain, blocks)
  return plain
}

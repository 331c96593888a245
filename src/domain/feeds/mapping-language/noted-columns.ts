import type { FeedMapping } from '../feed-mapping.ts'
import type { FeedRow } from '../feed-row.ts'
import { neededColumns } from './missing-columns.ts'

/**
 * Collects the columns of a feed’s rows in `seen`. Where a part is empty in every row that has it, such as a list of photos
 * or an offer that is null, the feed has the mapped columns inside it too: they are empty, not missing.
 */
export function columnNotes(mapping: FeedMapping, seen: Set<string>) {
  const inside = columnsByPart(mapping)
  const [empty, filled] = [new Set<string>(), new Set<string>()]
  return {
    add(cells: FeedRow['cells']) {
      for (const [column, cell] of cells) {
        seen.add(column)
        if (inside.has(column)) (cell === '' ? empty : filled).add(column)
      }
    },
    finish() {
      for (const part of empty.difference(filled))
        for (const column of inside.get(part) ?? []) seen.add(column)
    },
  }
}

/** The mapped columns inside each part of a record: `offer` has `offer.price` in JSON, or `offer/price` in XML. */
function columnsByPart(mapping: FeedMapping) {
  const parts = new Map<string, string[]>()
  for (const { key } of neededColumns(mapping)) {
    for (const { index } of key.matchAll(/[./]/g)) {
      const part = key.slice(0, index)
      parts.set(part, [...(parts.get(part) ?? []), key])
    }
  }
  return parts
}

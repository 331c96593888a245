import { type Bits, intersect } from '../bits.ts'
import type { Ranked, RowList } from '../row-list.ts'
import type { Scratch } from '../scratch.ts'
import type { Span, TextReading } from '../../text/text-reading.ts'

/** The visible rows that match all words of a text, with their ranks. */
export function textMatch(
  { wordCount, spans }: TextReading<RowList>,
  visible: Bits,
  scratch: Scratch,
): Ranked {
  // `matched[n]` has the rows that match the first n words in some way.
  const matched: (Ranked | null)[] = Array.from({ length: wordCount + 1 }, () => null)
  for (const span of spans.toSorted((one, other) => one.end - other.end)) {
    const before = matched[span.start] ?? null
    if (span.start > 0 && !before) continue

    const rows = rowsOf(span, scratch)
    if (before) follow(rows, before)
    else intersect(rows.bits, visible, rows.bits)
    const others = matched[span.end]
    if (others) merge(others, rows)
    else matched[span.end] = rows
  }
  return matched[wordCount] ?? none(scratch)
}

function none(scratch: Scratch): Ranked {
  return { bits: scratch.bits().fill(0), ranks: scratch.ranks() }
}

function rowsOf({ found }: Span<RowList>, scratch: Scratch): Ranked {
  const rows = none(scratch)
  for (const { rank, lists } of found) for (const list of lists) list.addTo(rows, rank)
  return rows
}

/** Reduces `rows` to those that also matched the words before, and adds up the ranks. */
function follow({ bits, ranks }: Ranked, before: Ranked) {
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at]! & before.bits[at]!
    bits[at] = word
    while (word !== 0) {
      const lowest = word & -word
      const row = (at << 5) + 31 - Math.clz32(lowest)
      ranks[row]! += before.ranks[row]!
      word ^= lowest
    }
  }
}

/** Adds to `rows` those that match in another way. A row that matches in both has the better rank. */
function merge({ bits, ranks }: Ranked, others: Ranked) {
  for (let at = 0; at < bits.length; at++) {
    const own = bits[at]!
    let word = others.bits[at]!
    bits[at] = own | word
    while (word !== 0) {
      const lowest = word & -word
      const row = (at << 5) + 31 - Math.clz32(lowest)
      const isNew = (own & lowest) === 0
      ranks[row] = isNew ? others.ranks[row]! : Math.min(ranks[row]!, others.ranks[row]!)
      word ^= lowest
    }
  }
}

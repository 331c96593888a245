import type { Window } from '../window.ts'
import { add, type Bits, listRows } from './bits.ts'
import type { Sized } from './facets/facet-counts.ts'
import type { Order } from './order.ts'
import type { Scratch } from './scratch.ts'

/** A search of ten words over names and one tier of other texts never has a higher rank. */
const HIGHEST_RANK = 1023
const sizes = new Uint32Array(HIGHEST_RANK + 1)

/** The rows of one page: best matches first, and equals in the given order. */
export function rankedPage(
  set: Sized,
  ranks: Uint16Array,
  order: Order,
  { offset, size }: Window,
  scratch: Scratch,
): number[] {
  if (set.size <= FEW) return fewRanked(set, ranks, order, { offset, size }, scratch)

  countRanks(set.bits, ranks, scratch)
  const page: number[] = []
  let skipped = 0
  for (let rank = 0; rank <= HIGHEST_RANK && page.length < size; rank++) {
    const equals = sizes[rank]!
    if (equals === 0) continue
    const start = Math.max(0, offset - skipped)
    if (start < equals) {
      const bits = equals === set.size ? set.bits : rowsOfRank(rank, set.bits, ranks, scratch)
      page.push(...order.page(bits, equals, start, size - page.length, scratch))
    }
    skipped += equals
  }
  return page
}

/** Up to this many rows are quicker to sort than to collect rank by rank. */
const FEW = 1024
const keys = new Float64Array(FEW)

function fewRanked(
  { bits }: Sized,
  ranks: Uint16Array,
  order: Order,
  { offset, size }: Window,
  { rows }: Scratch,
): number[] {
  const places = order.places()
  const count = listRows(bits, rows)
  for (let at = 0; at < count; at++) {
    const row = rows[at]!
    keys[at] = ranks[row]! * order.length + places[row]!
  }
  const sorted = keys
    .subarray(0, count)
    .sort()
    .subarray(offset, offset + size)
  return Array.from(sorted, (key) => order.rows[key % order.length]!)
}

function countRanks(bits: Bits, ranks: Uint16Array, { rows }: Scratch) {
  const count = listRows(bits, rows)
  sizes.fill(0)
  for (let at = 0; at < count; at++) sizes[Math.min(ranks[rows[at]!]!, HIGHEST_RANK)]!++
}

function rowsOfRank(rank: number, bits: Bits, ranks: Uint16Array, scratch: Scratch) {
  const { rows } = scratch
  const count = listRows(bits, rows)
  const equals = scratch.bits().fill(0)
  for (let at = 0; at < count; at++) {
    const row = rows[at]!
    if (Math.min(ranks[row]!, HIGHEST_RANK) === rank) add(equals, row)
  }
  return equals
}

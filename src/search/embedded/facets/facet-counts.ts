import { type Bits, listRows, subtract } from '../bits.ts'
import type { Facet } from './facet.ts'
import type { Facets } from './facets.ts'
import type { Scratch } from '../scratch.ts'
import type { VisibleSet } from '../visible-set.ts'

/** A set of rows with its size. */
export type Sized = { readonly bits: Bits; readonly size: number }

/** How often each facet value occurs in a part of the visible rows. The counts are valid until the next call. */
export function facetCounts(
  asked: readonly Facet[],
  part: Sized,
  visible: VisibleSet,
  facets: Facets,
  scratch: Scratch,
): Uint32Array {
  if (part.size * 2 <= visible.size) return tally(asked, part.bits, facets, scratch)

  // The visible set is counted already. Counting the rows outside the part, and subtracting, touches fewer rows.
  const whole = visible.counts(facets, scratch)
  if (part.size === visible.size) return whole
  const rest = subtract(visible.bits, part.bits, scratch.bits())
  const counts = tally(asked, rest, facets, scratch)
  for (let code = 0; code < whole.length; code++) counts[code] = whole[code]! - counts[code]!
  return counts
}

function tally(asked: readonly Facet[], bits: Bits, facets: Facets, { rows }: Scratch) {
  const count = listRows(bits, rows)
  const [only] = asked
  return only && asked.length === 1 ? facets.tallyOne(only, rows, count) : facets.tally(rows, count)
}

import { type Bits, listRows, sizeOf } from './bits.ts'
import type { Facets } from './facets/facets.ts'
import type { Scratch } from './scratch.ts'

/** The visible rows of a scope. All its searches share the set and its counts until the next write. */
export class VisibleSet {
  readonly bits: Bits
  readonly size: number
  #counts: Uint32Array | null = null

  constructor(bits: Bits) {
    this.bits = bits
    this.size = sizeOf(bits)
  }

  /** How often each facet value occurs in the set. */
  counts(facets: Facets, { rows }: Scratch): Uint32Array {
    this.#counts ??= facets.tally(rows, listRows(this.bits, rows)).slice()
    return this.#counts
  }
}

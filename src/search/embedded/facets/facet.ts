import type { Facet as FacetDefinition } from '../../port.ts'
import { type Bits, intersect, unite, wordsFor } from '../bits.ts'
import type { Dictionary } from '../text/dictionary.ts'
import { grown } from '../grown.ts'
import type { ValueRows } from './value-rows.ts'

/** How many of a facet’s values have a cached set of rows. */
const MAX_SETS = 128

/** One facet of the documents. */
export class Facet {
  readonly definition: FacetDefinition
  readonly dictionary: Dictionary
  /** The position of a row’s only value of this facet. `null` if it may have several. */
  readonly slot: number | null
  readonly #rows: ValueRows
  /** The cached sets by value. A site has dozens of facets that nobody filters by. */
  #sets: Map<number, { bits: Bits; upTo: number }> | null = null

  constructor(definition: FacetDefinition, dictionary: Dictionary, slot: number | null, rows: ValueRows) {
    this.definition = definition
    this.dictionary = dictionary
    this.slot = slot
    this.#rows = rows
  }

  /** Sets `into` to the rows with any of the values. */
  withAny(values: readonly string[], into: Bits): Bits {
    into.fill(0)
    for (const value of values) {
      const rows = this.#rowsWith(value)
      if (rows) unite(into, rows)
    }
    return into
  }

  /** Sets `into` to the rows with all of the values. */
  withAll(values: readonly string[], into: Bits): Bits {
    into.fill(0xffffffff)
    for (const value of values) {
      const rows = this.#rowsWith(value)
      if (!rows) return into.fill(0)
      intersect(into, rows, into)
    }
    return into
  }

  /** The set of a value is cached and only ever extended, because a row never changes. */
  #rowsWith(value: string): Bits | null {
    const code = this.dictionary.codeOf(value)
    if (code === undefined) return null

    const sets = (this.#sets ??= new Map())
    const set = sets.get(code) ?? { bits: new Uint32Array(0), upTo: 0 }
    sets.delete(code)
    sets.set(code, set)
    if (sets.size > MAX_SETS) forgetOldest(sets)
    if (set.upTo < this.#rows.length) {
      set.bits = grown(set.bits, wordsFor(this.#rows.length))
      this.#rows.mark(code, this.slot, set.upTo, set.bits)
      set.upTo = this.#rows.length
    }
    return set.bits
  }
}

function forgetOldest(sets: Map<number, unknown>) {
  const [oldest] = sets.keys()
  if (oldest !== undefined) sets.delete(oldest)
}

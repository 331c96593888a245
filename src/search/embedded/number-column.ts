import { add, type Bits, has, remove } from './bits.ts'
import type { Sized } from './facets/facet-counts.ts'
import { grown } from './grown.ts'
import { Order } from './order.ts'

export type Extent = { readonly min: number; readonly max: number }

/** A figure per row, and the rows in the order of that figure. Every number that JavaScript can hold is held exactly. */
export class NumberColumn {
  #values = new Float64Array(64)
  #length = 0
  #known = 0
  /** Rows without the figure come last. */
  readonly #ascending = new Order((row, other) => this.compare(row, other, 'asc') || row - other)

  /** A document without the figure has NaN, which no range contains. */
  append(value: unknown): void {
    const isKnown = typeof value === 'number' && Number.isFinite(value)
    this.#values = grown(this.#values, this.#length + 1)
    this.#values[this.#length++] = isKnown ? value : Number.NaN
    if (isKnown) this.#known++
  }

  valueOf(row: number): number {
    return this.#values[row]!
  }

  /** Which of two rows comes first in this direction. Whatever the direction, a row without the figure comes last. */
  compare(row: number, other: number, direction: 'asc' | 'desc'): number {
    const one = this.#values[row]!
    const two = this.#values[other]!
    if (Number.isNaN(one) || Number.isNaN(two)) return Number(Number.isNaN(one)) - Number(Number.isNaN(two))
    return direction === 'asc' ? one - two : two - one
  }

  /** Puts the rows that were added since into their places. */
  settle(): Generator<void> {
    return this.#ascending.extend(this.#length)
  }

  /** `into` becomes the rows from `min` to `max`. */
  between(min: number, max: number, into: Bits): Bits {
    const { rows } = this.#ascending
    const start = this.#countBelow(rows, (value) => value < min)
    const end = Math.max(
      start,
      this.#countBelow(rows, (value) => value <= max),
    )

    // Whichever is less work: adding what lies inside to nothing, or taking what lies outside from everything.
    if (end - start < this.#length / 2) {
      into.fill(0)
      for (let at = start; at < end; at++) add(into, rows[at]!)
    } else {
      into.fill(0xffffffff)
      for (let at = 0; at < start; at++) remove(into, rows[at]!)
      for (let at = end; at < this.#length; at++) remove(into, rows[at]!)
    }
    return into
  }

  /** How many of the known figures, which stand first, come before the first one that is not `below`. */
  #countBelow(rows: Uint32Array, below: (value: number) => boolean) {
    let low = 0
    let high = this.#known
    while (low < high) {
      const middle = (low + high) >>> 1
      if (below(this.#values[rows[middle]!]!)) low = middle + 1
      else high = middle
    }
    return low
  }

  /**
   * The least and the greatest figure in a set, found by going from both ends of the order to the first row of the
   * set; `undefined` when that takes more steps than reading every row of the set.
   */
  extentByOrder({ bits, size }: Sized): Extent | undefined {
    const { rows } = this.#ascending
    const steps = Math.min(size, this.#known)
    let first = 0
    while (first < steps && !has(bits, rows[first]!)) first++
    if (first === steps) return undefined

    let last = this.#known - 1
    const stop = this.#known - steps
    while (last >= stop && !has(bits, rows[last]!)) last--
    if (last < stop) return undefined
    return { min: this.#values[rows[first]!]!, max: this.#values[rows[last]!]! }
  }

  /** The least and the greatest figure of the first `count` of the rows, or `null` when none of them has one. */
  extentOf(rows: Uint32Array, count: number): Extent | null {
    let min = Infinity
    let max = -Infinity
    for (let at = 0; at < count; at++) {
      const value = this.#values[rows[at]!]!
      // Nothing compares with NaN.
      if (value < min) min = value
      if (value > max) max = value
    }
    return min === Infinity ? null : { min, max }
  }
}

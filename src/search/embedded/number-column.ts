import { firstPlace } from '../binary-search.ts'
import { add, type Bits, has, remove } from './bits.ts'
import type { Sized } from './facets/facet-counts.ts'
import { grown } from './grown.ts'
import { Order } from './order.ts'

export type Extent = { readonly min: number; readonly max: number }

/** A number per row, and the rows in order of it. Every JavaScript number is stored exactly. */
export class NumberColumn {
  #values = new Float64Array(64)
  #length = 0
  #known = 0
  /** Rows without a number come last. */
  readonly #ascending = new Order((row, other) => this.compare(row, other, 'asc') || row - other)

  /** A document without a number has NaN, which no range contains. */
  append(value: unknown): void {
    const isKnown = typeof value === 'number' && Number.isFinite(value)
    this.#values = grown(this.#values, this.#length + 1)
    this.#values[this.#length++] = isKnown ? value : Number.NaN
    if (isKnown) this.#known++
  }

  valueOf(row: number): number {
    return this.#values[row]!
  }

  /** Compares two rows in a direction. In both directions, a row without a number comes last. */
  compare(row: number, other: number, direction: 'asc' | 'desc'): number {
    const one = this.#values[row]!
    const two = this.#values[other]!
    if (Number.isNaN(one) || Number.isNaN(two)) return Number(Number.isNaN(one)) - Number(Number.isNaN(two))
    return direction === 'asc' ? one - two : two - one
  }

  /** Inserts new rows in order. */
  settle(): Generator<void> {
    return this.#ascending.extend(this.#length)
  }

  /** Sets `into` to the rows from `min` to `max`. */
  between(min: number, max: number, into: Bits): Bits {
    const { rows } = this.#ascending
    const start = this.#countBelow(rows, (value) => value < min)
    const end = Math.max(
      start,
      this.#countBelow(rows, (value) => value <= max),
    )

    // Chooses the smaller work: adding the rows inside the range to none, or removing those outside from all.
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

  /** How many of the known numbers, which come first, precede the first one that is not `below`. */
  #countBelow(rows: Uint32Array, below: (value: number) => boolean) {
    return firstPlace(0, this.#known, (place) => !below(this.#values[rows[place]!]!))
  }

  /**
   * The smallest and largest number in a set, found by walking from both ends of the order to the first row of the set.
   * `undefined` if that takes more steps than reading every row of the set.
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

  /** The smallest and largest number of the first `count` rows, or `null` if none has one. */
  extentOf(rows: Uint32Array, count: number): Extent | null {
    let min = Infinity
    let max = -Infinity
    for (let at = 0; at < count; at++) {
      const value = this.#values[rows[at]!]!
      // NaN fails every comparison.
      if (value < min) min = value
      if (value > max) max = value
    }
    return min === Infinity ? null : { min, max }
  }
}

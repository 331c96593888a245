import { firstPlace } from '../binary-search.ts'
import { type Bits, has, listRows } from './bits.ts'
import { grown } from './grown.ts'
import type { Scratch } from './scratch.ts'

/** Compares two rows: negative if the first one comes first, positive if the other does. */
export type Compare = (row: number, other: number) => number

/** How many rows are inserted before the work may pause. */
const AT_ONCE = 4096

/** All rows of an index in one order. */
export class Order {
  readonly #compare: Compare
  #rows = new Uint32Array(64)
  #length = 0
  /** Computed when it is first needed after a change. */
  #places: Uint32Array | null = null

  constructor(compare: Compare) {
    this.#compare = compare
  }

  get length(): number {
    return this.#length
  }

  /** All rows in order. May have room for more at the end. */
  get rows(): Uint32Array {
    return this.#rows
  }

  /** Inserts the new rows, up to before `rowCount`, in order. */
  *extend(rowCount: number): Generator<void> {
    this.#places = null
    while (this.#length < rowCount) {
      this.#merge(Math.min(this.#length + AT_ONCE, rowCount))
      yield
    }
  }

  #merge(rowCount: number) {
    const fresh = Uint32Array.from({ length: rowCount - this.#length }, (_, at) => this.#length + at)
    fresh.sort(this.#compare)
    this.#rows = grown(this.#rows, rowCount)

    // From last to first: each new row moves the rows behind it to the right, and no row moves twice.
    let end = this.#length
    for (let waiting = fresh.length; waiting > 0; waiting--) {
      const row = fresh[waiting - 1]!
      const start = this.#placeFor(row, end)
      this.#rows.copyWithin(start + waiting, start, end)
      this.#rows[start + waiting - 1] = row
      end = start
    }
    this.#length = rowCount
  }

  #placeFor(row: number, end: number) {
    return firstPlace(0, end, (place) => this.#compare(this.#rows[place]!, row) >= 0)
  }

  /** Of the `size` rows in `bits`, those from position `offset` on, at most `most` of them. */
  page(bits: Bits, size: number, offset: number, most: number, scratch: Scratch): number[] {
    const wanted = Math.min(offset + most, size)
    if (wanted <= offset) return []
    const stepsToWalk = (wanted / size) * this.#length
    const stepsToSort = size * Math.log2(size + 2) * 2
    return stepsToWalk < stepsToSort
      ? this.#walk(bits, offset, wanted)
      : this.#sort(bits, offset, wanted, scratch)
  }

  #walk(bits: Bits, offset: number, wanted: number) {
    const rows = this.#rows
    const page: number[] = []
    let met = 0
    for (let at = 0; met < wanted; at++) {
      const row = rows[at]!
      if (has(bits, row) && met++ >= offset) page.push(row)
    }
    return page
  }

  #sort(bits: Bits, offset: number, wanted: number, scratch: Scratch) {
    const places = this.places()
    const count = listRows(bits, scratch.rows)
    const found = scratch.rows.subarray(0, count)
    for (let at = 0; at < count; at++) found[at] = places[found[at]!]!
    found.sort()
    return Array.from(found.subarray(offset, wanted), (place) => this.#rows[place]!)
  }

  /** The position of each row in this order. */
  places(): Uint32Array {
    if (this.#places) return this.#places
    const places = new Uint32Array(this.#length)
    for (let at = 0; at < places.length; at++) places[this.#rows[at]!] = at
    this.#places = places
    return places
  }
}

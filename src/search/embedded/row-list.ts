import { type Bits, has } from './bits.ts'

/** A set of rows with the rank of each; lower is better. */
export type Ranked = { readonly bits: Bits; readonly ranks: Uint16Array }

/** Numbers of rows, in two bytes each where that is enough. */
export type Rows = Uint16Array | Uint32Array

/** Rows in ascending order. New rows are added at the end. */
export class RowList {
  #rows: Rows
  readonly #start: number
  #end: number

  /** With `rows`, the part from `start` to before `end`, to which nothing is added. */
  constructor(rows: Rows = new Uint32Array(4), start = 0, end = start) {
    this.#rows = rows
    this.#start = start
    this.#end = end
  }

  add(row: number): void {
    if (!this.isEmpty && this.last === row) return
    if (this.#end === this.#rows.length) {
      const roomier = new Uint32Array(2 * this.#end)
      roomier.set(this.#rows)
      this.#rows = roomier
    }
    this.#rows[this.#end++] = row
  }

  get length(): number {
    return this.#end - this.#start
  }

  get isEmpty(): boolean {
    return this.#end === this.#start
  }

  /** The largest of the rows, if there are any. */
  get last(): number {
    return this.#rows[this.#end - 1]!
  }

  /** Copies the rows to a place in `into`, and returns the place after them. */
  copyTo(into: Rows, at: number): number {
    into.set(this.#rows.subarray(this.#start, this.#end), at)
    return at + this.length
  }

  /** Adds these rows to a set, with this rank unless they are in it already. */
  addTo({ bits, ranks }: Ranked, rank: number): void {
    const rows = this.#rows
    const end = this.#end
    for (let at = this.#start; at < end; at++) {
      const row = rows[at]!
      const bit = 1 << (row & 31)
      const word = bits[row >>> 5]!
      if ((word & bit) !== 0) continue
      bits[row >>> 5] = word | bit
      ranks[row] = rank
    }
  }

  meets(set: Bits): boolean {
    for (let at = this.#start; at < this.#end; at++) if (has(set, this.#rows[at]!)) return true
    return false
  }

  countIn(set: Bits): number {
    let count = 0
    for (let at = this.#start; at < this.#end; at++) if (has(set, this.#rows[at]!)) count++
    return count
  }

  /** The same list with renumbered rows, without those that have no new number. */
  renumbered(newRows: Int32Array): RowList {
    const rows = new Uint32Array(this.length)
    let length = 0
    for (let at = this.#start; at < this.#end; at++) {
      const row = newRows[this.#rows[at]!]!
      if (row >= 0) rows[length++] = row
    }
    return new RowList(rows, 0, length)
  }
}

import { type Bits, has } from './bits.ts'

/** A set of rows with the rank of each; lower is better. */
export type Ranked = { readonly bits: Bits; readonly ranks: Uint16Array }

/** Rows in ascending order. New rows are added at the end. */
export class RowList {
  #rows: Uint32Array
  #length: number

  constructor(rows: Uint32Array = new Uint32Array(4), length = 0) {
    this.#rows = rows
    this.#length = length
  }

  add(row: number): void {
    if (this.#length > 0 && this.#rows[this.#length - 1] === row) return
    if (this.#length === this.#rows.length) {
      const roomier = new Uint32Array(2 * this.#length)
      roomier.set(this.#rows)
      this.#rows = roomier
    }
    this.#rows[this.#length++] = row
  }

  /** Adds these rows to a set, with this rank unless they are in it already. */
  addTo({ bits, ranks }: Ranked, rank: number): void {
    const rows = this.#rows
    const length = this.#length
    for (let at = 0; at < length; at++) {
      const row = rows[at]!
      const bit = 1 << (row & 31)
      const word = bits[row >>> 5]!
      if ((word & bit) !== 0) continue
      bits[row >>> 5] = word | bit
      ranks[row] = rank
    }
  }

  meets(set: Bits): boolean {
    for (let at = 0; at < this.#length; at++) if (has(set, this.#rows[at]!)) return true
    return false
  }

  countIn(set: Bits): number {
    let count = 0
    for (let at = 0; at < this.#length; at++) if (has(set, this.#rows[at]!)) count++
    return count
  }

  /** The same list with renumbered rows, without those that have no new number. */
  renumbered(newRows: Int32Array): RowList {
    const rows = new Uint32Array(this.#length)
    let length = 0
    for (let at = 0; at < this.#length; at++) {
      const row = newRows[this.#rows[at]!]!
      if (row >= 0) rows[length++] = row
    }
    return new RowList(rows.slice(0, length), length)
  }

  get isEmpty(): boolean {
    return this.#length === 0
  }
}

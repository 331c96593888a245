import { add, type Bits } from '../bits.ts'
import { NO_VALUE } from '../text/dictionary.ts'
import { grown } from '../grown.ts'

/**
 * The value numbers of every row, for all facets, next to each other in memory, so that counting every facet over a set of
 * rows takes one pass. Single-value facets come first, each in its own slot (0 for none), then the values of all others.
 */
export class ValueRows {
  readonly #slots: number
  /** The values of row `r` are from `starts[r]` to before `starts[r + 1]`. Their number is always even. */
  #starts = new Uint32Array(64)
  // Two bytes are enough for 65,536 different values. From then on each value has four.
  #codes: Uint16Array | Uint32Array = new Uint16Array(1024)
  /** The same memory read two values at a time, as long as values have two bytes. */
  #pairs: Uint32Array | null = null
  #length = 0
  #counts = new Uint32Array(1024)

  constructor(slots: number) {
    this.#slots = slots
  }

  get length(): number {
    return this.#length
  }

  append(codes: readonly number[]): void {
    const start = this.#starts[this.#length]!
    const end = start + codes.length + (codes.length % 2)
    this.#starts = grown(this.#starts, this.#length + 2)
    this.#starts[++this.#length] = end
    if (this.#codes instanceof Uint16Array && codes.some((code) => code > 0xffff))
      this.#codes = Uint32Array.from(this.#codes)
    this.#codes = grown(this.#codes, end)
    this.#codes.set(codes, start)
    this.#pairs = null
  }

  codesOf(row: number): number[] {
    return [...this.#codes.subarray(this.#starts[row], this.#starts[row + 1])]
  }

  /** Adds to `bits` the rows from `from` on that have the value. */
  mark(code: number, slot: number | null, from: number, bits: Bits): void {
    for (let row = from; row < this.#length; row++) if (this.#has(row, code, slot)) add(bits, row)
  }

  #has(row: number, code: number, slot: number | null) {
    const codes = this.#codes
    const start = this.#starts[row]!
    if (slot !== null) return codes[start + slot] === code
    const end = this.#starts[row + 1]!
    let at = start + this.#slots
    while (at < end && codes[at] !== code) at++
    return at < end
  }

  /** Writes into `into` the smallest place of each of the first `count` rows, given the place of every value. */
  places(
    placeOf: Uint32Array,
    slot: number | null,
    rows: Uint32Array,
    count: number,
    into: Uint32Array,
  ): void {
    const starts = this.#starts
    const codes = this.#codes
    for (let at = 0; at < count; at++) {
      const row = rows[at]!
      const start = starts[row]!
      let place = placeOf[slot === null ? NO_VALUE : codes[start + slot]!]!
      if (slot === null)
        for (let next = start + this.#slots; next < starts[row + 1]!; next++)
          place = Math.min(place, placeOf[codes[next]!]!)
      into[at] = place
    }
  }

  /** How often each value occurs in the first `count` rows, by its number. The counts are valid until the next call. */
  tally(rows: Uint32Array, count: number, valueCount: number): Uint32Array {
    const counts = this.#cleared(valueCount)
    if (this.#codes instanceof Uint16Array) this.#tallyPairs(this.#codes, rows, count, counts)
    else this.#tallyEach(this.#codes, rows, count, counts)
    return counts
  }

  /** Counting is the slowest part of a search. Two values at a time take two thirds of the time. */
  #tallyPairs(codes: Uint16Array, rows: Uint32Array, count: number, counts: Uint32Array) {
    const starts = this.#starts
    const pairs = (this.#pairs ??= new Uint32Array(codes.buffer, 0, codes.length >>> 1))
    for (let at = 0; at < count; at++) {
      const row = rows[at]!
      const end = starts[row + 1]! >>> 1
      for (let place = starts[row]! >>> 1; place < end; place++) {
        const pair = pairs[place]!
        counts[pair & 0xffff]!++
        counts[pair >>> 16]!++
      }
    }
  }

  #tallyEach(codes: Uint32Array, rows: Uint32Array, count: number, counts: Uint32Array) {
    const starts = this.#starts
    for (let at = 0; at < count; at++) {
      const row = rows[at]!
      const end = starts[row + 1]!
      for (let place = starts[row]!; place < end; place++) counts[codes[place]!]!++
    }
  }

  /** The same for one slot only. */
  tallySlot(slot: number, rows: Uint32Array, count: number, valueCount: number): Uint32Array {
    const counts = this.#cleared(valueCount)
    const starts = this.#starts
    const codes = this.#codes
    for (let at = 0; at < count; at++) counts[codes[starts[rows[at]!]! + slot]!]!++
    return counts
  }

  #cleared(valueCount: number) {
    this.#counts = grown(this.#counts, valueCount)
    return this.#counts.fill(0, 0, valueCount)
  }
}

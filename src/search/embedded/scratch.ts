import { type Bits, wordsFor } from './bits.ts'

/**
 * Working memory that every search reuses, so that a search allocates nothing large. A search runs from `start` to its
 * answer without a pause, so one scratch serves any number of indexes. Memory from it still has old contents.
 */
export class Scratch {
  /** Room for the numbers of all rows. */
  rows = new Uint32Array(0)
  readonly #bits = new Pool((length) => new Uint32Array(length))
  readonly #ranks = new Pool((length) => new Uint16Array(length))
  readonly #lists = new Pool((length) => new Uint32Array(length))

  start(rowCount: number): void {
    this.#bits.start(wordsFor(rowCount))
    this.#ranks.start(rowCount)
    this.#lists.start(rowCount)
    if (this.rows.length < rowCount) this.rows = new Uint32Array(Math.ceil(rowCount * 1.25))
  }

  bits(): Bits {
    return this.#bits.take()
  }

  /** A small number per row. */
  ranks(): Uint16Array {
    return this.#ranks.take()
  }

  /** Room for a large number per row. */
  list(): Uint32Array {
    return this.#lists.take()
  }
}

class Pool<A extends Uint32Array | Uint16Array> {
  readonly #make: (length: number) => A
  readonly #memory: A[] = []
  #views: A[] = []
  #length = 0
  #taken = 0

  constructor(make: (length: number) => A) {
    this.#make = make
  }

  start(length: number) {
    if (length !== this.#length) this.#views = []
    this.#length = length
    this.#taken = 0
  }

  take(): A {
    const at = this.#taken++
    return (this.#views[at] ??= this.#view(at))
  }

  #view(at: number): A {
    let memory = this.#memory[at]
    if (!memory || memory.length < this.#length) {
      memory = this.#make(Math.ceil(this.#length * 1.25))
      this.#memory[at] = memory
    }
    return memory.subarray(0, this.#length) as A
  }
}

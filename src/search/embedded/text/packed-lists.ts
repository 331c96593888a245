import { endOfPrefix, lowerBound } from '../../text/sorted-words.ts'
import { sharedText } from '../../text/shared-text.ts'
import { RowList, type Rows } from '../row-list.ts'

/** Numbers of rows below this fit into two bytes. */
const SMALL = 0x1_0000

/** A word and its lists, in the order of their rows. */
export type Entry = readonly [string, readonly RowList[]]

/**
 * Which rows have which word, as three arrays: a list object for each word would take several times the memory, and a process
 * holds the words of thousands of sites. It never changes.
 */
export class PackedLists {
  readonly words: readonly string[]
  /** The rows of word `n` end before `ends[n]`, where those of the next word start. */
  readonly #ends: Uint32Array
  readonly #rows: Rows

  private constructor(words: readonly string[], ends: Uint32Array, rows: Rows) {
    this.words = words
    this.#ends = ends
    this.#rows = rows
  }

  static readonly empty = new PackedLists([], new Uint32Array(0), new Uint16Array(0))

  /** The words have to be in order. */
  static of(entries: readonly Entry[]): PackedLists {
    const all = entries.flatMap(([, lists]) => lists.filter((list) => !list.isEmpty))
    const total = all.reduce((sum, { length }) => sum + length, 0)
    const isSmall = all.every(({ last }) => last < SMALL)
    const rows = isSmall ? new Uint16Array(total) : new Uint32Array(total)
    const ends = new Uint32Array(entries.length)
    let at = 0
    for (const [nth, [, lists]] of entries.entries()) {
      for (const list of lists) at = list.copyTo(rows, at)
      ends[nth] = at
    }
    return new PackedLists(
      entries.map(([word]) => sharedText(word)),
      ends,
      rows,
    )
  }

  exactly(word: string): RowList | null {
    const at = lowerBound(this.words, word)
    return this.words[at] === word ? this.listAt(at) : null
  }

  startingWith(prefix: string): RowList[] {
    const start = lowerBound(this.words, prefix)
    const end = endOfPrefix(this.words, prefix, start)
    return Array.from({ length: end - start }, (_, nth) => this.listAt(start + nth))
  }

  listAt(at: number): RowList {
    return new RowList(this.#rows, at === 0 ? 0 : this.#ends[at - 1]!, this.#ends[at]!)
  }
}

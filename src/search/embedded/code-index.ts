import { endOfPrefix, lowerBound } from '../text/sorted-words.ts'
import { RowList } from './row-list.ts'

type Entry = { readonly code: string; readonly row: number }

/** How many codes are inserted before the work may pause. */
const AT_ONCE = 4096

/** Which row has which code. Almost every code belongs to one row, so two parallel lists are enough. */
export class CodeIndex {
  #codes: string[] = []
  #rows: number[] = []
  #unsorted: Entry[] = []

  add(code: string, row: number): void {
    if (code !== '') this.#unsorted.push({ code, row })
  }

  exactly(code: string): RowList[] {
    // No code sorts between a code and the same code followed by the smallest character.
    return this.#lists(lowerBound(this.#codes, code), lowerBound(this.#codes, `${code}\0`))
  }

  startingWith(prefix: string): RowList[] {
    const start = lowerBound(this.#codes, prefix)
    return this.#lists(start, endOfPrefix(this.#codes, prefix, start))
  }

  #lists(start: number, end: number) {
    return start === end ? [] : [new RowList(Uint32Array.from(this.#rows.slice(start, end)), 0, end - start)]
  }

  /** Inserts the added codes in order. */
  *settle(): Generator<void> {
    while (this.#unsorted.length > 0) {
      this.#merge(this.#unsorted.splice(-AT_ONCE))
      yield
    }
  }

  #merge(entries: Entry[]) {
    const codes: string[] = []
    const rows: number[] = []
    let at = 0
    const takeUntil = (end: number) => {
      for (; at < end; at++) {
        codes.push(this.#codes[at]!)
        rows.push(this.#rows[at]!)
      }
    }
    for (const { code, row } of entries.sort((one, other) => (one.code < other.code ? -1 : 1))) {
      takeUntil(lowerBound(this.#codes, code))
      codes.push(code)
      rows.push(row)
    }
    takeUntil(this.#codes.length)
    this.#codes = codes
    this.#rows = rows
  }

  /** The same index with renumbered rows and without deleted ones. */
  renumbered(newRows: Int32Array): CodeIndex {
    const renumbered = new CodeIndex()
    for (const [at, row] of this.#rows.entries()) {
      const newRow = newRows[row]!
      if (newRow < 0) continue
      renumbered.#codes.push(this.#codes[at]!)
      renumbered.#rows.push(newRow)
    }
    return renumbered
  }
}

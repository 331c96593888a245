import { firstPlace } from '../binary-search.ts'
import { RowList } from './row-list.ts'

type Entry = { readonly code: string; readonly row: number }

/** How many codes are inserted before the work may pause. */
const AT_ONCE = 4096

/**
 * Which row has which code. Almost every code belongs to one row. All codes are one text: a string for each would take several
 * times the memory, and a process holds the codes of thousands of sites.
 */
export class CodeIndex {
  /** The codes in order, one after the other. */
  #text = ''
  /** Code `n` ends before `ends[n]`, where the next one starts. */
  #ends = new Uint32Array(0)
  /** The row of code `n`. */
  #rows = new Uint32Array(0)
  #unsorted: Entry[] = []

  add(code: string, row: number): void {
    if (code !== '') this.#unsorted.push({ code, row })
  }

  exactly(code: string): RowList[] {
    // No code sorts between a code and the same code followed by the smallest character.
    return this.#lists(this.#placeOf(code), this.#placeOf(`${code}\0`))
  }

  startingWith(prefix: string): RowList[] {
    const start = this.#placeOf(prefix)
    const end = firstPlace(start, this.#rows.length, (place) => !this.#codeAt(place).startsWith(prefix))
    return this.#lists(start, end)
  }

  #lists(start: number, end: number) {
    return start === end ? [] : [new RowList(this.#rows, start, end)]
  }

  /** The place of a code, or where it would be inserted. */
  #placeOf(code: string) {
    return firstPlace(0, this.#rows.length, (place) => this.#codeAt(place) >= code)
  }

  #codeAt(place: number) {
    return this.#text.slice(this.#startOf(place), this.#ends[place])
  }

  #startOf(place: number) {
    return place === 0 ? 0 : this.#ends[place - 1]!
  }

  /** Inserts the added codes in order. */
  *settle(): Generator<void> {
    while (this.#unsorted.length > 0) {
      this.#merge(this.#unsorted.splice(-AT_ONCE))
      yield
    }
  }

  #merge(entries: Entry[]) {
    const count = this.#rows.length + entries.length
    const ends = new Uint32Array(count)
    const rows = new Uint32Array(count)
    const texts: string[] = []
    let [at, into, length] = [0, 0, 0]
    const takeUntil = (end: number) => {
      texts.push(this.#text.slice(this.#startOf(at), this.#startOf(end)))
      for (; at < end; at++, into++) {
        length += this.#ends[at]! - this.#startOf(at)
        ends[into] = length
        rows[into] = this.#rows[at]!
      }
    }
    for (const { code, row } of entries.sort((one, other) => (one.code < other.code ? -1 : 1))) {
      takeUntil(this.#placeOf(code))
      texts.push(code)
      length += code.length
      ends[into] = length
      rows[into++] = row
    }
    takeUntil(this.#rows.length)
    this.#text = texts.join('')
    this.#ends = ends
    this.#rows = rows
  }

  /** The same index with renumbered rows and without deleted ones. */
  renumbered(newRows: Int32Array): CodeIndex {
    const entries: Entry[] = []
    for (const [place, row] of this.#rows.entries()) {
      const newRow = newRows[row]!
      if (newRow >= 0) entries.push({ code: this.#codeAt(place), row: newRow })
    }
    const renumbered = new CodeIndex()
    renumbered.#merge(entries)
    return renumbered
  }
}

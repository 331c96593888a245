import { endOfPrefix, lowerBound } from '../../text/sorted-words.ts'
import { RowList } from '../row-list.ts'

/** Texts up to this length, such as makes and features, repeat often, so the word lists of this many are cached. */
const SHORT = 32
const MAX_SHORT_TEXTS = 10_000

/** Which rows have which word. */
export class WordIndex {
  readonly #split: (text: string) => string[]
  readonly #lists = new Map<string, RowList>()
  readonly #listsOfShort = new Map<string, RowList[]>()
  #sorted: string[] = []
  #sortedLists: RowList[] = []
  #unsorted: string[] = []

  constructor(split: (text: string) => string[]) {
    this.#split = split
  }

  append(row: number, text: string): void {
    for (const list of this.#listsOf(text)) list.add(row)
  }

  #listsOf(text: string) {
    const known = this.#listsOfShort.get(text)
    if (known) return known
    const lists = this.#split(text).map((word) => this.#lists.get(word) ?? this.#put(word, new RowList()))
    if (this.#listsOfShort.size === MAX_SHORT_TEXTS) this.#listsOfShort.clear()
    if (text.length <= SHORT) this.#listsOfShort.set(text, lists)
    return lists
  }

  #put(word: string, list: RowList) {
    this.#lists.set(word, list)
    this.#unsorted.push(word)
    return list
  }

  exactly(word: string): RowList[] {
    const list = this.#lists.get(word)
    return list ? [list] : []
  }

  startingWith(prefix: string): RowList[] {
    const start = lowerBound(this.#sorted, prefix)
    return this.#sortedLists.slice(start, endOfPrefix(this.#sorted, prefix, start))
  }

  /** All words in order. Some may only belong to deleted rows. */
  get sorted(): readonly string[] {
    return this.#sorted
  }

  /** Inserts the added words in order. */
  settle(): void {
    if (this.#unsorted.length === 0) return
    const words: string[] = []
    const lists: RowList[] = []
    let at = 0
    const takeUntil = (end: number) => {
      for (; at < end; at++) {
        words.push(this.#sorted[at]!)
        lists.push(this.#sortedLists[at]!)
      }
    }
    for (const word of this.#unsorted.sort()) {
      takeUntil(lowerBound(this.#sorted, word))
      words.push(word)
      lists.push(this.#lists.get(word)!)
    }
    takeUntil(this.#sorted.length)
    this.#sorted = words
    this.#sortedLists = lists
    this.#unsorted = []
  }

  /** The same index with renumbered rows and without words that no row has any more. */
  *renumbered(newRows: Int32Array): Generator<void, WordIndex> {
    const renumbered = new WordIndex(this.#split)
    for (const [word, list] of this.#lists) {
      const kept = list.renumbered(newRows)
      if (!kept.isEmpty) renumbered.#put(word, kept)
      yield
    }
    return renumbered
  }
}

import { endOfPrefix, lowerBound } from '../../text/sorted-words.ts'
import { RowList } from '../row-list.ts'
import { type Entry, PackedLists } from './packed-lists.ts'

/** Texts up to this length, such as makes and features, repeat often, so the word lists of this many are cached. */
const SHORT = 32
const MAX_SHORT_TEXTS = 10_000

/** Which rows have which word: packed lists, and beside them those of the rows that were added since. */
export class WordIndex {
  readonly #split: (text: string) => string[]
  #packed = PackedLists.empty
  readonly #lists = new Map<string, RowList>()
  readonly #listsOfShort = new Map<string, RowList[]>()
  /** The words of added rows, in order. */
  #added: string[] = []
  #unsorted: string[] = []
  #sorted: readonly string[] = []

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
    return [this.#packed.exactly(word), this.#lists.get(word)].filter((list) => list != null)
  }

  startingWith(prefix: string): RowList[] {
    const start = lowerBound(this.#added, prefix)
    const added = this.#added.slice(start, endOfPrefix(this.#added, prefix, start))
    return [...this.#packed.startingWith(prefix), ...added.map((word) => this.#lists.get(word)!)]
  }

  /** All words in order. Some may only belong to deleted rows. */
  get sorted(): readonly string[] {
    return this.#sorted
  }

  /** Inserts the added words in order. */
  settle(): void {
    if (this.#unsorted.length === 0) return
    const fresh = this.#unsorted.sort()
    this.#added = merged(this.#added, fresh)
    this.#sorted = merged(this.#sorted, fresh)
    this.#unsorted = []
  }

  /** Packs the lists of all rows. The index has to be settled. */
  pack(): void {
    this.#packed = PackedLists.of(this.#sorted.map((word): Entry => [word, this.exactly(word)]))
    this.#sorted = this.#packed.words
    this.#added = []
    this.#lists.clear()
    this.#listsOfShort.clear()
  }

  /** The same index with renumbered rows and without words that no row has any more. */
  *renumbered(newRows: Int32Array): Generator<void, WordIndex> {
    const renumbered = new WordIndex(this.#split)
    const entries: Entry[] = []
    for (const word of this.#sorted) {
      const lists = this.exactly(word).map((list) => list.renumbered(newRows))
      if (lists.some((list) => !list.isEmpty)) entries.push([word, lists])
      yield
    }
    renumbered.#packed = PackedLists.of(entries)
    renumbered.#sorted = renumbered.#packed.words
    return renumbered
  }
}

/** The words of two sorted lists, each once. */
function merged(words: readonly string[], others: readonly string[]): string[] {
  const all: string[] = []
  let at = 0
  for (const other of others) {
    for (const until = lowerBound(words, other); at < until; at++) all.push(words[at]!)
    if (words[at] !== other) all.push(other)
  }
  while (at < words.length) all.push(words[at++]!)
  return all
}

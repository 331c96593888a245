import type { Collection, Document } from '../port.ts'
import { codeOf, nameWords, wordsOf } from '../text/words.ts'
import { CodeIndex } from './code-index.ts'
import type { RowList } from './row-list.ts'
import { valuesOf } from './values-of.ts'
import { WordIndex } from './word-index.ts'

type Definition = Pick<Collection, 'text' | 'codes'>

/** So many names keep their words at hand while rows are added: the same names come again and again. */
const MOST_NAMES = 10_000

/** The words and codes of all rows. */
export class TextIndex {
  readonly #definition: Definition
  readonly #listsOfNames = new Map<string, RowList[]>()
  /** The words of names, which forgive typing mistakes. */
  readonly names: WordIndex
  /** The words of all other texts, best tier first. */
  readonly others: readonly WordIndex[]
  readonly codes: CodeIndex

  constructor(
    definition: Definition,
    [names = new WordIndex(), ...others] = definition.text.map(() => new WordIndex()),
    codes = new CodeIndex(),
  ) {
    this.#definition = definition
    this.names = names
    this.others = others
    this.codes = codes
  }

  append(row: number, document: Document): void {
    const [names = [], ...others] = this.#definition.text
    for (const field of names)
      for (const name of valuesOf(document[field])) for (const list of this.#listsOf(name)) list.add(row)

    for (const [tier, fields] of others.entries())
      for (const field of fields)
        for (const text of valuesOf(document[field]))
          for (const word of wordsOf(text)) this.others[tier]?.listFor(word).add(row)

    for (const field of this.#definition.codes)
      for (const code of valuesOf(document[field])) this.codes.add(codeOf(code), row)
  }

  #listsOf(name: string) {
    const known = this.#listsOfNames.get(name)
    if (known) return known
    const lists = nameWords(name).map((word) => this.names.listFor(word))
    if (this.#listsOfNames.size === MOST_NAMES) this.#listsOfNames.clear()
    this.#listsOfNames.set(name, lists)
    return lists
  }

  /** Makes what was added ready to be found. */
  *settle(): Generator<void> {
    for (const words of [this.names, ...this.others]) {
      words.settle()
      yield
    }
    yield* this.codes.settle()
    this.#listsOfNames.clear()
  }

  /** The same index after rows were renumbered, without those that are gone. */
  *renumbered(newRows: Int32Array): Generator<void, TextIndex> {
    const tiers: WordIndex[] = []
    for (const words of [this.names, ...this.others]) tiers.push(yield* words.renumbered(newRows))
    return new TextIndex(this.#definition, tiers, this.codes.renumbered(newRows))
  }
}

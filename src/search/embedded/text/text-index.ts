import type { Collection, Document, Aliases } from '../../port.ts'
import { codeOf, joinedWords, wordsOf } from '../../text/words.ts'
import { CodeIndex } from '../code-index.ts'
import { valuesOf } from '../../values-of.ts'
import { WordIndex } from './word-index.ts'

type Definition = Pick<Collection, 'text' | 'codes' | 'otherNames'>

const noOtherNames: Aliases = new Map()

/** The words and codes of all rows. */
export class TextIndex {
  readonly #definition: Definition
  /** The words of names, in which typing mistakes are corrected. */
  readonly names: WordIndex
  /** The names with each two neighbouring words joined. */
  readonly joinedNames: WordIndex
  /** The words of all other texts, best tier first. */
  readonly others: readonly WordIndex[]
  readonly codes: CodeIndex

  constructor(
    definition: Definition,
    names = new WordIndex(wordsOf),
    joinedNames = new WordIndex(joinedWords),
    others = definition.text.slice(1).map(() => new WordIndex(wordsOf)),
    codes = new CodeIndex(),
  ) {
    this.#definition = definition
    this.names = names
    this.joinedNames = joinedNames
    this.others = others
    this.codes = codes
  }

  get otherNames(): Aliases {
    return this.#definition.otherNames ?? noOtherNames
  }

  append(row: number, document: Document): void {
    const { text, codes } = this.#definition
    for (const [tier, fields] of text.entries()) {
      const indexes = tier === 0 ? [this.names, this.joinedNames] : this.others.slice(tier - 1, tier)
      for (const field of fields)
        for (const value of valuesOf(document[field])) for (const index of indexes) index.append(row, value)
    }
    for (const field of codes) for (const code of valuesOf(document[field])) this.codes.add(codeOf(code), row)
  }

  /** Makes added words searchable. */
  *settle(): Generator<void> {
    for (const words of [this.names, this.joinedNames, ...this.others]) {
      words.settle()
      yield
    }
    yield* this.codes.settle()
  }

  /** Takes less memory afterwards. The index has to be settled. */
  *pack(): Generator<void> {
    for (const words of [this.names, this.joinedNames, ...this.others]) {
      words.pack()
      yield
    }
  }

  /** The same index with renumbered rows and without deleted ones. */
  *renumbered(newRows: Int32Array): Generator<void, TextIndex> {
    const names = yield* this.names.renumbered(newRows)
    const joinedNames = yield* this.joinedNames.renumbered(newRows)
    const others: WordIndex[] = []
    for (const words of this.others) others.push(yield* words.renumbered(newRows))
    return new TextIndex(this.#definition, names, joinedNames, others, this.codes.renumbered(newRows))
  }
}

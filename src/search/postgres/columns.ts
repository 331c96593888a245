import { facetOf } from '../choices.ts'
import type { Collection, Document } from '../port.ts'
import { documentWords } from '../text/document-words.ts'
import type { Field } from '../text/vocabulary.ts'
import { valuesOf } from '../values-of.ts'
import { toStored } from './stored-text.ts'

/**
 * The columns for the fields of a collection: single-value facets and numbers each have a position in an array, and facets
 * with several values share a list. So one table serves every collection.
 */
export class Columns {
  readonly collection: Collection
  readonly #facets: readonly string[]
  readonly #lists: readonly string[]
  readonly #numbers: readonly string[]

  constructor(collection: Collection) {
    const facets = Object.entries(collection.facets)
    this.collection = collection
    this.#facets = facets.filter(([, { many }]) => !many).map(([name]) => name)
    this.#lists = facets.filter(([, { many }]) => many).map(([name]) => name)
    this.#numbers = Object.keys(collection.numbers)
  }

  /** A facet with one value. */
  facet(name: string): string {
    return `facets[${this.#facets.indexOf(name) + 1}]`
  }

  number(name: string): string {
    const at = this.#numbers.indexOf(name)
    if (at < 0) throw new Error(`The collection has no number called "${name}".`)
    return `numbers[${at + 1}]`
  }

  isList(name: string): boolean {
    return facetOf(this.collection, name).many ?? false
  }

  /** The prefix of a multi-value facet’s values in the list. */
  listMark(name: string): string {
    return `${this.#lists.indexOf(name)}:`
  }

  get listCount(): number {
    return this.#lists.length
  }

  /** The facet and the value of an entry of the list. */
  listed(entry: string): { name: string; value: string } {
    const at = entry.indexOf(':')
    return { name: this.#lists[Number(entry.slice(0, at))] ?? '', value: entry.slice(at + 1) }
  }

  /** A document as a row for `json_to_recordset`. */
  rowOf(document: Document) {
    const words = documentWords(this.collection, document)
    const names = [...lexemes('names', words.names), ...lexemes('joinedNames', words.joinedNames)]
    return {
      id: toStored(document.id),
      facets: this.#facets.map((name) => toStored(valuesOf(document[name])[0] ?? '') || null),
      lists: this.#lists.flatMap((name) =>
        valuesOf(document[name]).map((value) => this.listMark(name) + toStored(value)),
      ),
      numbers: this.#numbers.map((name) => numberOrNull(document[name])),
      names,
      words: [
        ...names,
        ...lexemes('codes', words.codes),
        ...words.others.flatMap((own, tier) => lexemes(tier, own)),
      ],
    }
  }
}

/** A word as it is indexed, with a prefix for the field it is in. */
export function lexeme(field: Field, word: string): string {
  return `${typeof field === 'number' ? field : signs[field]}/${word.slice(0, MAX_LENGTH)}`
}

export const signs = { names: 'n', joinedNames: 'j', codes: 'c' } as const

/** Nobody types more letters, so cutting the rest loses nothing. A lexeme has a maximum length. */
const MAX_LENGTH = 201

function lexemes(field: Field, words: readonly string[]) {
  return [...new Set(words.map((word) => lexeme(field, word)))]
}

function numberOrNull(value: Document[string] | undefined) {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

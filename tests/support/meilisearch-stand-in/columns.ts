import { normalized, type StoredDocument, valuesOf } from './stored-document.ts'

/** For each document in turn, whether it matches. */
export type Marks = Uint8Array

/** The values of all documents by attribute, so that a condition does not have to read every document. */
export class Columns {
  readonly #documents: readonly StoredDocument[]
  readonly #texts = new Map<string, ReadonlyMap<string, readonly number[]>>()
  readonly #numbers = new Map<string, ReadonlyMap<number, number>>()
  readonly #marks = new Map<string, Marks>()

  constructor(documents: readonly StoredDocument[]) {
    this.#documents = documents
  }

  /** The documents that meet a condition, which is named by its text. */
  marks(name: string, places: () => Iterable<number>): Marks {
    const known = this.#marks.get(name)
    if (known) return known
    const marks = new Uint8Array(this.#documents.length)
    for (const place of places()) marks[place] = 1
    this.#marks.set(name, marks)
    return marks
  }

  with(attribute: string, text: string): readonly number[] {
    return this.#textsOf(attribute).get(normalized(text)) ?? []
  }

  *startingWith(attribute: string, text: string): Generator<number> {
    const beginning = normalized(text)
    for (const [value, places] of this.#textsOf(attribute)) if (value.startsWith(beginning)) yield* places
  }

  *having(attribute: string): Generator<number> {
    for (const [place, { fields }] of this.#documents.entries()) if (attribute in fields) yield place
  }

  *whereNumber(attribute: string, meets: (value: number) => boolean): Generator<number> {
    for (const [place, value] of this.#numbersOf(attribute)) if (meets(value)) yield place
  }

  #numbersOf(attribute: string) {
    const known = this.#numbers.get(attribute)
    if (known) return known
    const numbers = new Map<number, number>()
    for (const [place, { fields }] of this.#documents.entries()) {
      const value = fields[attribute]
      if (typeof value === 'number') numbers.set(place, value)
    }
    this.#numbers.set(attribute, numbers)
    return numbers
  }

  #textsOf(attribute: string) {
    const known = this.#texts.get(attribute)
    if (known) return known
    const texts = new Map<string, number[]>()
    for (const [place, document] of this.#documents.entries()) {
      for (const text of valuesOf(document, attribute)) {
        const places = texts.get(text)
        if (places) places.push(place)
        else texts.set(text, [place])
      }
    }
    this.#texts.set(attribute, texts)
    return texts
  }
}

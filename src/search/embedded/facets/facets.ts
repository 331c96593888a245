import type { Collection, Document } from '../../port.ts'
import { Dictionary, NO_VALUE, type Numbered } from '../text/dictionary.ts'
import { Facet } from './facet.ts'
import { ValueRows } from './value-rows.ts'
import { valuesOf } from '../../values-of.ts'

/** All facets of a collection, and every row’s values of them. */
export class Facets {
  readonly #numbered: Numbered = { values: [''], facets: [''], folded: [''] }
  readonly #rows: ValueRows
  readonly #byName = new Map<string, Facet>()

  constructor(definitions: Collection['facets']) {
    const entries = Object.entries(definitions)
    const slots = entries.filter(([, { many }]) => !many).map(([name]) => name)
    this.#rows = new ValueRows(slots.length)
    for (const [name, definition] of entries) {
      const slot = definition.many ? null : slots.indexOf(name)
      const dictionary = new Dictionary(name, this.#numbered)
      this.#byName.set(name, new Facet(definition, dictionary, slot, this.#rows))
    }
  }

  get(name: string): Facet {
    const facet = this.#byName.get(name)
    if (!facet) throw new Error(`The collection has no facet called "${name}".`)
    return facet
  }

  append(document: Document): void {
    const single: number[] = []
    const several: number[] = []
    for (const [name, { dictionary, slot }] of this.#byName) {
      const codes = valuesOf(document[name]).map((value) => dictionary.codeFor(value))
      if (slot === null) several.push(...codes)
      else single.push(codes[0] ?? NO_VALUE)
    }
    this.#rows.append([...single, ...several])
  }

  /** Adds a row from other facets of the same collection. */
  appendRow(from: Facets, row: number): void {
    this.#rows.append(from.#rows.codesOf(row).map((code) => this.#translate(from, code)))
  }

  #translate(from: Facets, code: number) {
    if (code === NO_VALUE) return NO_VALUE
    const { values, facets } = from.#numbered
    return this.get(facets[code]!).dictionary.codeFor(values[code]!)
  }

  /** Inserts new values in order. */
  *settle(): Generator<void> {
    for (const { dictionary } of this.#byName.values()) {
      dictionary.settle()
      yield
    }
  }

  /** How often each value of every facet occurs in the first `count` rows. The counts are valid until the next call. */
  tally(rows: Uint32Array, count: number): Uint32Array {
    return this.#rows.tally(rows, count, this.#numbered.values.length)
  }

  /** The same for one facet only, where that is quicker. */
  tallyOne({ slot }: Facet, rows: Uint32Array, count: number): Uint32Array {
    if (slot === null) return this.tally(rows, count)
    return this.#rows.tallySlot(slot, rows, count, this.#numbered.values.length)
  }

  /**
   * Writes into `into` the place of each of the first `count` rows, and returns the last place, which rows without any of the
   * values have.
   */
  placesOf(
    { dictionary, slot }: Facet,
    values: readonly string[],
    rows: Uint32Array,
    count: number,
    into: Uint32Array,
  ): number {
    const known = new Set(
      values.map((value) => dictionary.codeOf(value)).filter((code) => code !== undefined),
    )
    const placeOf = new Uint32Array(this.#numbered.values.length).fill(known.size)
    for (const [place, code] of [...known].entries()) placeOf[code] = place
    this.#rows.places(placeOf, slot, rows, count, into)
    return known.size
  }
}

import { firstPlace } from '../../binary-search.ts'
import { sharedText } from '../../text/shared-text.ts'
import { fold } from '../../text/words.ts'

/** The values of all facets by their numbers, and those that were searched by a part also folded. */
export type Numbered = { readonly values: string[]; readonly facets: string[]; readonly folded: string[] }

/** The number that means no value. */
export const NO_VALUE = 0

/** A site has dozens of facets, many of them without a value, so none has an empty list of its own. */
const none = new Uint32Array(0)

/** The different values of one facet. They are found in their sorted list, because a map of them all takes several times the memory. */
export class Dictionary {
  readonly #facet: string
  readonly #numbered: Numbered
  /** By number, including the values of other facets. */
  readonly values: readonly string[]
  #alphabetical = none
  /** The values added since the dictionary last settled. */
  #added: Map<string, number> | null = null

  constructor(facet: string, numbered: Numbered) {
    this.#facet = facet
    this.#numbered = numbered
    this.values = numbered.values
  }

  codeOf(value: string): number | undefined {
    const added = this.#added?.get(value)
    if (added !== undefined) return added
    const code = this.#alphabetical[this.#placeOf(value)]
    return code !== undefined && this.values[code] === value ? code : undefined
  }

  codeFor(value: string): number {
    const known = this.codeOf(value)
    if (known !== undefined) return known
    const shared = sharedText(value)
    const code = this.#numbered.values.push(shared) - 1
    this.#numbered.facets.push(this.#facet)
    this.#added ??= new Map()
    this.#added.set(shared, code)
    return code
  }

  /** The numbers of the values in the order of the values, without those added since the dictionary last settled. */
  get alphabetical(): Uint32Array {
    return this.#alphabetical
  }

  /** Inserts the added values in order. */
  settle(): void {
    if (!this.#added) return
    const codes = [...this.#alphabetical, ...this.#added.values()]
    this.#alphabetical = Uint32Array.from(codes.sort((one, other) => this.#compare(one, other)))
    this.#added = null
  }

  #compare(one: number, other: number) {
    return this.values[one]! < this.values[other]! ? -1 : 1
  }

  /** The place of a value among those in order, or where it would be inserted. */
  #placeOf(value: string) {
    const codes = this.#alphabetical
    return firstPlace(0, codes.length, (place) => this.values[codes[place]!]! >= value)
  }

  /** Whether the value contains `part`, which is folded already, ignoring case and accents. */
  contains(code: number, part: string): boolean {
    const { folded, values } = this.#numbered
    folded[code] ??= fold(values[code]!)
    return folded[code].includes(part)
  }
}

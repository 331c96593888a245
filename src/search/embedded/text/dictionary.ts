import { sharedText } from '../../text/shared-text.ts'
import { fold } from '../../text/words.ts'

/** The values of all facets by their numbers, and those that were searched by a part also folded. */
export type Numbered = { readonly values: string[]; readonly facets: string[]; readonly folded: string[] }

/** The number that means no value. */
export const NO_VALUE = 0

/** A site has dozens of facets, many of them without a value, so none has an empty list of its own. */
const none = new Uint32Array(0)

/** The different values of one facet. */
export class Dictionary {
  readonly #facet: string
  readonly #numbered: Numbered
  /** By number, including the values of other facets. */
  readonly values: readonly string[]
  readonly #codes = new Map<string, number>()
  #alphabetical = none

  constructor(facet: string, numbered: Numbered) {
    this.#facet = facet
    this.#numbered = numbered
    this.values = numbered.values
  }

  codeOf(value: string): number | undefined {
    return this.#codes.get(value)
  }

  codeFor(value: string): number {
    const known = this.#codes.get(value)
    if (known !== undefined) return known
    const shared = sharedText(value)
    const code = this.#numbered.values.push(shared) - 1
    this.#numbered.facets.push(this.#facet)
    this.#codes.set(shared, code)
    return code
  }

  /** The numbers of all values, in the order of the values. */
  alphabetical(): Uint32Array {
    if (this.#alphabetical.length !== this.#codes.size) {
      const entries = [...this.#codes].sort(([one], [other]) => (one < other ? -1 : 1))
      this.#alphabetical = Uint32Array.from(entries, ([, code]) => code)
    }
    return this.#alphabetical
  }

  /** Whether the value contains `part`, which is folded already, ignoring case and accents. */
  contains(code: number, part: string): boolean {
    const { folded, values } = this.#numbered
    folded[code] ??= fold(values[code]!)
    return folded[code].includes(part)
  }
}

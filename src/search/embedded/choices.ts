import type { Request } from '../port.ts'
import { type Bits, intersect, intersectAndCount } from './bits.ts'
import type { Columns } from './columns.ts'
import type { Sized } from './facets/facet-counts.ts'
import type { Scratch } from './scratch.ts'

/** A shopper’s choices, within the rows that match their text and are visible. */
export class Choices {
  readonly #start: Sized
  readonly #scratch: Scratch
  readonly #ofFacets = new Map<string, Bits>()
  readonly #ofNumbers = new Map<string, Bits>()
  readonly #countedAsChosen = new Set<string>()
  /** The rows that match every choice. */
  readonly all: Sized

  constructor(start: Sized, { chosen = {}, ranges = {} }: Request, columns: Columns, scratch: Scratch) {
    this.#start = start
    this.#scratch = scratch
    for (const [name, values = []] of Object.entries(chosen)) {
      if (values.length === 0) continue
      const facet = columns.facets.get(name)
      const isAll = facet.definition.match === 'all'
      if (isAll) this.#countedAsChosen.add(name)
      this.#ofFacets.set(
        name,
        isAll ? facet.withAll(values, scratch.bits()) : facet.withAny(values, scratch.bits()),
      )
    }
    for (const [name, { min, max } = {}] of Object.entries(ranges)) {
      if (min === undefined && max === undefined) continue
      const number = columns.number(name)
      this.#ofNumbers.set(name, number.between(min ?? -Infinity, max ?? Infinity, scratch.bits()))
    }
    this.all = this.#agreeing(null)
  }

  /** The rows over which to count a facet. If its values are alternatives, its own choice is ignored. */
  forFacet(name: string): Sized {
    const own = this.#countedAsChosen.has(name) ? undefined : this.#ofFacets.get(name)
    return own ? this.#agreeing(own) : this.all
  }

  /** The rows that determine the limits of a range. */
  forNumber(name: string): Sized {
    const own = this.#ofNumbers.get(name)
    return own ? this.#agreeing(own) : this.all
  }

  /** The rows that match every choice but one. */
  #agreeing(except: Bits | null): Sized {
    const choices = [...this.#ofFacets.values(), ...this.#ofNumbers.values()]
    const last = choices.findLast((choice) => choice !== except)
    if (!last) return this.#start

    const into = this.#scratch.bits()
    let { bits } = this.#start
    for (const choice of choices)
      if (choice !== except && choice !== last) bits = intersect(bits, choice, into)
    return { bits: into, size: intersectAndCount(bits, last, into) }
  }
}

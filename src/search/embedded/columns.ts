import type { Collection, Document } from '../port.ts'
import { Facets } from './facets/facets.ts'
import { NumberColumn } from './number-column.ts'
import { type Compare, Order } from './order.ts'
import { RowIds } from './row-ids.ts'

/** The facets, numbers and orders of a collection’s documents, as columns with one entry per row. */
export class Columns {
  readonly ids = new RowIds()
  readonly facets: Facets
  readonly #numbers: ReadonlyMap<string, NumberColumn>
  readonly #sorts: ReadonlyMap<string, Order>
  /** The collection’s first order, used by default. */
  readonly defaultOrder: Order

  constructor({ facets, numbers, sorts }: Collection) {
    this.facets = new Facets(facets)
    this.#numbers = mapOf(numbers, () => new NumberColumn())
    this.#sorts = mapOf(sorts, (keys) => new Order(this.#comparing(keys)))
    this.defaultOrder = this.#sorts.values().next().value ?? new Order(this.#comparing([]))
  }

  number(name: string): NumberColumn {
    return known(this.#numbers.get(name), 'number', name)
  }

  order(name: string): Order {
    return name === 'relevance' ? this.defaultOrder : known(this.#sorts.get(name), 'order', name)
  }

  append(document: Document): void {
    this.ids.append(document.id)
    this.facets.append(document)
    for (const [name, number] of this.#numbers) number.append(document[name])
  }

  /** Adds a row from other columns of the same collection. */
  appendRow(from: Columns, row: number): void {
    this.ids.append(from.ids.at(row))
    this.facets.appendRow(from.facets, row)
    for (const [name, number] of this.#numbers) number.append(from.number(name).valueOf(row))
  }

  /** Inserts new rows and values into every order. */
  *settle(): Generator<void> {
    yield* this.facets.settle()
    for (const number of this.#numbers.values()) yield* number.settle()
    for (const order of new Set([...this.#sorts.values(), this.defaultOrder]))
      yield* order.extend(this.ids.length)
  }

  /** The id decides between equals, so that no document is on two pages or on none. */
  #comparing(keys: Collection['sorts'][string] = []): Compare {
    const { ids } = this
    const columns = keys.map(({ by, direction }) => ({ column: this.number(by), direction }))
    return (row, other) => {
      for (const { column, direction } of columns) {
        const difference = column.compare(row, other, direction)
        if (difference !== 0) return difference
      }
      return ids.compare(row, other)
    }
  }
}

function mapOf<Definition, Part>(
  definitions: Readonly<Record<string, Definition>>,
  make: (definition: Definition) => Part,
): ReadonlyMap<string, Part> {
  return new Map(Object.entries(definitions).map(([name, definition]) => [name, make(definition)]))
}

function known<Part>(part: Part | undefined, kind: string, name: string): Part {
  if (part === undefined) throw new Error(`The collection has no ${kind} called "${name}".`)
  return part
}

import { create, insertMultiple, search } from '@orama/orama'
import { meets } from '../../tests/search-contract/reference-document.ts'
import { inventedScope, type VehicleRequest } from '../../tests/search-contract/seeded-requests.ts'
import type { Condition, Document } from '../../src/search/port.ts'
import { vehicles } from '../../src/search/vehicles.ts'
import type { Contestant, Page } from './engine.ts'
import { facetEntries, textsOf, valuesOf } from './values.ts'

export const orama: Contestant = {
  name: 'orama 3.1.18',
  lacks: [
    'counts that ignore a facet’s own choice: one more search for every facet with a choice',
    'sorting and limiting the values of an "enum" facet: done around it',
    'limits of a range: left out',
    'typos by its own rules; missing numbers sort first',
  ],
  most: 20_000,
  async build(documents) {
    const visible = inventedScope('bench').visible as Condition
    const shown = documents.filter((document) => meets(document, visible))
    const db = create({ schema })
    await insertMultiple(db, shown.map(inSchema), 1000)

    async function find(request: VehicleRequest, facets: readonly string[], without: string | null) {
      const { page = 1, size = 21, sort = 'relevance', text = '' } = request
      const [order] = sort !== 'relevance' ? vehicles.sorts[sort] : text === '' ? vehicles.sorts.latest : []
      return search(db, {
        term: text,
        properties: ['names', 'others'],
        boost: { names: 10 },
        // The share of words that may be missing: none.
        threshold: 0,
        tolerance: text === '' ? 0 : 1,
        where: whereOf(request, without),
        facets: Object.fromEntries(facets.map((facet) => [property(facet), {}])),
        limit: without === null ? size : 0,
        offset: without === null ? (page - 1) * size : 0,
        ...(order
          ? { sortBy: { property: order.by, order: order.direction === 'asc' ? 'ASC' : 'DESC' } }
          : {}),
      })
    }

    return async (request) => {
      const opened = facetEntries
        .filter(([facet, { match }]) => match !== 'all' && request.chosen?.[facet])
        .map(([facet]) => facet as string)
      const others = facetEntries.map(([facet]) => facet as string).filter((facet) => !opened.includes(facet))
      const main = await find(request, others, null)
      const counted = { ...main.facets }
      for (const facet of opened) Object.assign(counted, (await find(request, [facet], facet)).facets)
      return {
        ids: main.hits.map(({ id }) => id),
        total: main.count,
        facets: Object.fromEntries(
          facetEntries.map(([facet, { limit }]) => [
            facet,
            listed(counted[property(facet)]?.values ?? {}, limit, request.chosen?.[facet] ?? []),
          ]),
        ),
      }
    }
  },
}

/** A facet needs a separate type; "year", for example, is also a number. */
function property(facet: string) {
  return `facet_${facet}`
}

const schema = Object.fromEntries([
  ...facetEntries.map(([facet, { many }]) => [property(facet), many ? 'enum[]' : 'enum'] as const),
  ...Object.keys(vehicles.numbers).map((number) => [number, 'number'] as const),
  ['names', 'string'] as const,
  ['others', 'string'] as const,
])

function inSchema(document: Document) {
  const facets = facetEntries.flatMap(([facet, { many }]) => {
    const values = valuesOf(document, facet)
    return many || values.length > 0 ? [[property(facet), many ? values : values[0]]] : []
  })
  const numbers = Object.keys(vehicles.numbers)
    .filter((number) => typeof document[number] === 'number')
    .map((number) => [number, document[number]])
  return { id: document.id, ...Object.fromEntries([...facets, ...numbers]), ...textsOf(document) }
}

function whereOf({ chosen = {}, ranges = {} }: VehicleRequest, without: string | null) {
  const facets = facetEntries
    .filter(([facet]) => chosen[facet] && facet !== without)
    .map(([facet, { many, match }]) => {
      const operation = !many ? 'in' : match === 'all' ? 'containsAll' : 'containsAny'
      return [property(facet), { [operation]: chosen[facet] }]
    })
  const numbers = Object.entries(ranges).map(([number, { min, max }]) => [
    number,
    { between: [min ?? -Number.MAX_SAFE_INTEGER, max ?? Number.MAX_SAFE_INTEGER] },
  ])
  return Object.fromEntries([...facets, ...numbers])
}

type Listed = NonNullable<Page['facets']>[string]

function listed(values: Record<string, number>, limit: number, chosen: readonly string[]): Listed {
  return Object.entries(values)
    .filter(([value]) => value !== '')
    .sort(([one, oneCount], [other, otherCount]) => otherCount - oneCount || (one < other ? -1 : 1))
    .slice(0, limit)
    .map(([value, count]) => ({ value, count, chosen: chosen.includes(value) }))
}

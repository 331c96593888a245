import itemsjs from 'itemsjs'
import { meets } from '../../tests/search-contract/reference-document.ts'
import { inventedScope } from '../../tests/search-contract/seeded-requests.ts'
import type { Condition, Document } from '../../src/search/port.ts'
import { vehicles } from '../../src/search/vehicles.ts'
import type { Contestant } from './engine.ts'
import { facetEntries, textsOf, valuesOf } from './values.ts'

type Item = Record<string, unknown> & { id: string }

export const items: Contestant = {
  name: 'itemsjs 2.4.4',
  lacks: [
    'ranges: as a function called for every item; totals are wrong in combination with a facet choice',
    'limits of a range: only by indexing every price as a facet value, so left out',
    'typing mistakes; missing numbers sort first when descending',
    'changes: the index is rebuilt for each',
  ],
  most: 20_000,
  async build(documents) {
    const visible = inventedScope('bench').visible as Condition
    const shown = documents.filter((document) => meets(document, visible))
    const engine = itemsjs(shown.map(asItem), {
      aggregations,
      sortings,
      searchableFields: ['names', 'others'],
    })

    return async ({ text, chosen = {}, ranges = {}, sort = 'relevance', page = 1, size = 21 }) => {
      const limits = Object.entries(ranges)
      const { data, pagination } = engine.search({
        page,
        per_page: size,
        filters: chosen,
        ...(text ? { query: text } : {}),
        ...(sort !== 'relevance' ? { sort } : text ? {} : { sort: 'latest' }),
        ...(limits.length > 0
          ? {
              filter: (item) =>
                limits.every(([number, { min = -Infinity, max = Infinity }]) => {
                  const figure = item[number]
                  return typeof figure === 'number' && figure >= min && figure <= max
                }),
            }
          : {}),
      })
      return {
        ids: data.items.map(({ id }) => id),
        total: pagination.total,
        facets: Object.fromEntries(
          facetEntries.map(([facet]) => [
            facet,
            (data.aggregations[facet]?.buckets ?? []).map(({ key, doc_count: count }) => ({
              value: key,
              count,
              chosen: chosen[facet]?.includes(key) ?? false,
            })),
          ]),
        ),
      }
    }
  },
}

const aggregations = Object.fromEntries(
  facetEntries.map(([facet, { limit, match }]) => [
    facet,
    {
      size: limit,
      conjunction: match === 'all',
      hide_zero_doc_count: true,
      chosen_filters_on_top: false,
      sort: ['doc_count', 'key'],
      order: ['desc', 'asc'],
    },
  ]),
)

const sortings = Object.fromEntries(
  Object.entries(vehicles.sorts).map(([name, keys]) => [
    name,
    { field: keys.map(({ by }) => by), order: keys.map(({ direction }) => direction) },
  ]),
)

function asItem(document: Document): Item {
  const facets = facetEntries.map(([facet, { many }]) => {
    const values = valuesOf(document, facet)
    return [facet, many ? values : values[0]]
  })
  const numbers = Object.keys(vehicles.numbers).map((number) => [number, document[number] ?? undefined])
  return { ...Object.fromEntries([...facets, ...numbers]), ...textsOf(document), id: document.id }
}

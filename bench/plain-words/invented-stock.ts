import type { VehicleFacet } from '../../src/domain/search/vehicle-facets.ts'
import { randomChoices } from '../../tests/search-contract/random-choices.ts'
import type { Document } from '../../src/search/port.ts'

/** The values of a dealer’s stock with their shares: `Toyota: Hilux 43 Ute, …`, `White 37, Silver 14`. */
export type StockTable = {
  models: string
  values: Partial<Record<VehicleFacet, string>>
  weekly: boolean
  /** In kilograms, if the feed has it. */
  towing?: readonly number[]
}

const MANY = new Set(['categories', 'features'])

/** Vehicles that together have every value of the table, about as often as it says. */
export function inventedStock({ models, values, weekly, towing }: StockTable): Document[] {
  const random = randomChoices(15)
  const lists = Object.entries(values).map(([facet, list]) => [facet, weighted(list)] as const)
  return modelsOf(models).map(({ make, model, body }, at) => {
    const facts = lists.map(([facet, list]) => {
      // Each value has a turn first, so that rare ones occur too.
      const value = list.once[at] ?? random.one(list.all)
      return [facet, MANY.has(facet) ? [...new Set([value, random.one(list.all)])] : value]
    })
    return {
      id: `v${at}`,
      make,
      model,
      make_model: `${make} ${model}`,
      body,
      status: 'in_stock',
      location_name: `Yard ${1 + (at % 3)}`,
      ...(Object.fromEntries(facts) as Record<string, string>),
      year: 2005 + random.below(20),
      price: 3000 + random.below(90) * 1000,
      km: random.below(220) * 1000,
      weekly_price: weekly ? 40 + random.below(260) : null,
      weekly_price_range: weekly ? 'under $100' : null,
      towing: towing ? random.one(towing) : null,
      created_at: 1_700_000_000 + at,
    }
  })
}

function modelsOf(table: string) {
  return table
    .trim()
    .split(/\n\s*(?=[^,\n]+:)/)
    .flatMap((line) => {
      const [make = '', models = ''] = line.split(/:(.*)/s)
      return models.split(',').flatMap((model) => {
        const [, name = '', count = '', body = ''] = /^(.+?) (\d+) ((?!\d+ )\S.*)$/.exec(model.trim()) ?? []
        return Array.from({ length: Number(count) }, () => ({ make: make.trim(), model: name, body }))
      })
    })
}

function weighted(list: string) {
  const entries = list.split(', ').map((entry) => {
    const [, value = entry, share = '1'] = /^(.+) (\d+)$/.exec(entry) ?? []
    return { value, share: Number(share) }
  })
  return {
    once: entries.map(({ value }) => value),
    all: entries
      .flatMap(({ value, share }) => Array<string>(share === 1 ? 0 : share).fill(value))
      .concat(entries.every(({ share }) => share === 1) ? entries.map(({ value }) => value) : []),
  }
}

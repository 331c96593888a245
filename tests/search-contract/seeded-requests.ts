import type { VehicleFacet } from '#domain/search/vehicle-facets.ts'
import { vehicleFacets, vehicleRanges } from '#domain/search/vehicle-facets.ts'
import type { Document, Request, Scope } from '../../src/search/port.ts'
import type { VehicleNumber, VehicleSort } from '../../src/search/vehicles.ts'
import { FIXTURE_NOW } from './invented-vehicles.ts'
import { misspell } from './misspell.ts'
import { type Random, randomChoices } from './random-choices.ts'

export type VehicleRequest = Request<VehicleFacet, VehicleNumber, VehicleSort>
export type SeededRequest = { readonly kind: string; readonly request: VehicleRequest }

/** What a site shows: vehicles for sale, and those sold in the last three days. */
export function inventedScope(tenant: string): Scope<VehicleFacet, VehicleNumber> {
  const justSold = { is: 'between', number: 'sold_at', min: FIXTURE_NOW - 3 * 24 * 60 * 60 } as const
  return {
    tenant,
    visible: {
      is: 'any',
      of: [
        { is: 'in', facet: 'status', values: ['in_stock', 'coming_soon'] },
        { is: 'all', of: [{ is: 'in', facet: 'status', values: ['sold'] }, justSold] },
      ],
    },
  }
}

/** Everything that a page of results shows besides the vehicles. */
const wholePage = {
  count: Object.keys(vehicleFacets) as VehicleFacet[],
  stats: vehicleRanges,
} satisfies VehicleRequest

/** How often each kind occurs in two hundred requests. */
const mix: readonly (readonly [kind: string, times: number])[] = [
  ['browse', 20],
  ['text', 20],
  ['unfinished text', 20],
  ['mistyped text', 25],
  ['1 filter', 17],
  ['2 filters', 17],
  ['3 filters', 17],
  ['4 filters', 17],
  ['5 filters', 17],
  ['deep page', 20],
  ['text by price', 10],
]

/** Two hundred typical requests, about vehicles that exist but may not be for sale. */
export function seededRequests(documents: readonly Document[], seed: number): SeededRequest[] {
  const random = randomChoices(seed)
  return mix.flatMap(([kind, times]) =>
    Array.from({ length: times }, () => ({
      kind,
      request: { ...wholePage, ...narrowing(kind, random.one(documents), random) },
    })),
  )
}

function narrowing(kind: string, wanted: Document, random: Random): VehicleRequest {
  const words = `${wanted['make']} ${wanted['model']}`
  switch (kind) {
    case 'browse':
      return { sort: random.one(['relevance', 'latest', 'price-asc', 'price-desc', 'km-asc', 'km-desc']) }
    case 'text':
      return { text: random.chance(0.5) ? words : `${words} ${wanted['colour']}` }
    case 'unfinished text':
      return { text: words.slice(0, 2 + random.below(words.length - 2)) }
    case 'mistyped text':
      return { text: misspell(words, random) }
    case 'deep page':
      return {
        ...filters(1, wanted, random),
        page: 2 + random.below(12),
        sort: random.one(['latest', 'price-asc']),
      }
    case 'text by price':
      return { text: String(wanted['make']), sort: random.one(['price-asc', 'price-desc']) }
    default:
      return {
        ...filters(Number.parseInt(kind, 10), wanted, random),
        sort: random.one(['latest', 'price-asc', 'relevance']),
      }
  }
}

const commonFacets = [
  'make',
  'body',
  'fuel',
  'transmission',
  'car_type',
  'colour',
  'state',
  'features',
  'year',
] as const

function filters(count: number, wanted: Document, random: Random): VehicleRequest {
  const chosen: Partial<Record<VehicleFacet, string[]>> = {}
  const ranges: Partial<Record<VehicleNumber, { min?: number; max?: number }>> = {}
  for (let made = 0; made < count;) {
    const facet = random.one([...commonFacets, 'price', 'km'] as const)
    if (facet === 'price' || facet === 'km') {
      const around = Number(wanted[facet] ?? 20_000)
      ranges[facet] = random.chance(0.5) ? { max: around * 1.5 } : { min: around * 0.5, max: around * 2 }
    } else {
      const value = wanted[facet]
      chosen[facet] = [
        ...(chosen[facet] ?? []),
        ...(Array.isArray(value) ? value.slice(0, 1) : [String(value)]),
      ]
    }
    made++
  }
  return { chosen, ranges }
}

import { z } from 'zod'
import { searchViews } from '#domain/search/search-state.ts'
import { vehicleFacets, vehicleRanges } from '#domain/search/vehicle-facets.ts'
import { sortOrders } from '#domain/search/sort-orders.ts'
import type { ApiCall } from './api-call.ts'
import { Vehicle } from './vehicle-schema.ts'

const choices = Object.keys(vehicleFacets)
  .filter((name) => !(vehicleRanges as readonly string[]).includes(name))
  .map((name) => [name, z.array(z.string()).optional()] as const)
const ranges = vehicleRanges.map((name) => [
  name,
  z.string().optional().meta({ description: 'A range, such as 20000:40000, 20000: or :40000.' }),
])

/** The parameters of the search page. Invalid values are ignored. */
const SearchQuery = z.object({
  query: z.string().optional().meta({ description: 'The search text.' }),
  near: z.string().optional().meta({ description: 'A suburb or a postcode.' }),
  sortBy: z.enum(sortOrders).optional(),
  view: z.enum(searchViews).optional(),
  page: z.int().min(1).optional(),
  ...(Object.fromEntries([...choices, ...ranges]) as Record<string, z.ZodType>),
})

const Facet = z.array(
  z.object({
    value: z.string().meta({
      description: 'The value as the site shows it, and as the parameter with the facet’s name accepts it.',
    }),
    count: z.int(),
  }),
)

const FoundVehicle = Vehicle.extend({ distance_km: z.number().nullable() }).meta({ id: 'FoundVehicle' })

const Relaxation = z.object({
  without: z.array(z.string()).meta({ description: 'The terms left out of the search, such as “V8”.' }),
  address: z.string().meta({ description: 'The address of the search without those terms.' }),
  total: z.int(),
})

const SearchResults = z
  .object({
    hits: z
      .array(FoundVehicle)
      .meta({ description: 'Vehicles that match the whole search except the ignored words.' }),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    facets: z.record(z.string(), Facet),
    stats: z.record(z.string(), z.object({ min: z.number(), max: z.number() }).nullable()),
    near: z.string().nullable().meta({ description: 'The place that the search recognised.' }),
    understood: z
      .object({
        address: z.string(),
        rest: z.string(),
        unmet: z
          .array(z.string())
          .meta({ description: 'Recognised terms that no filter can express, such as an unwanted feature.' }),
      })
      .nullable()
      .meta({ description: 'The search that the text was read as, and the rest of the text.' }),
    ignored: z
      .array(z.string())
      .meta({ description: 'Words left out of the search because no vehicle in stock mentions them.' }),
    relaxations: z
      .array(Relaxation)
      .meta({ description: 'When few vehicles match: the same search with one term left out.' }),
    close_matches: z
      .array(Relaxation.extend({ hits: z.array(FoundVehicle) }))
      .meta({ description: 'When few vehicles match: vehicles that match all but one or two terms.' }),
    ms: z.number().meta({ description: 'How long the search took, without reading the vehicles it found.' }),
  })
  .meta({ id: 'SearchResults' })

const SearchCount = z
  .object({ total: z.int(), created_since: z.int().nullable() })
  .meta({ id: 'SearchCount' })

/** Search for vehicles. */
export const searchCalls: ApiCall[] = [
  {
    method: 'get',
    path: '/api/search',
    summary: 'Search the vehicles of this site, 21 per page',
    query: SearchQuery,
    responses: { 200: { description: 'The search results.', schema: SearchResults } },
  },
  {
    method: 'get',
    path: '/api/search/count',
    summary: 'Count the vehicles that match a search',
    query: SearchQuery.extend({
      created_since: z.string().optional().meta({
        description: 'Also counts the vehicles added since this time, in whole seconds since 1970.',
      }),
    }),
    responses: {
      200: { description: 'The count.', schema: SearchCount },
      400: 'created_since is not a valid time.',
    },
  },
]

import { z } from 'zod'
import { searchViews } from '#domain/search/search-state.ts'
import { sortOrders, vehicleFacets, vehicleRanges } from '#domain/search/vehicle-facets.ts'
import type { ApiCall } from './api-call.ts'
import { Vehicle } from './vehicle-schema.ts'

const choices = Object.keys(vehicleFacets)
  .filter((name) => !(vehicleRanges as readonly string[]).includes(name))
  .map((name) => [name, z.array(z.string()).optional()] as const)
const ranges = vehicleRanges.map((name) => [
  name,
  z.string().optional().meta({ description: 'From and to, such as 20000:40000, 20000: or :40000.' }),
])

/** What the address of the search page says. What makes no sense is passed over. */
const SearchQuery = z.object({
  query: z.string().optional().meta({ description: 'What is looked for, in words.' }),
  near: z.string().optional().meta({ description: 'A suburb or a postcode.' }),
  sortBy: z.enum(sortOrders).optional(),
  view: z.enum(searchViews).optional(),
  page: z.int().min(1).optional(),
  ...(Object.fromEntries([...choices, ...ranges]) as Record<string, z.ZodType>),
})

const Facet = z.array(
  z.object({
    value: z
      .string()
      .meta({ description: 'As the site shows it, and as the parameter of that name takes it.' }),
    count: z.int(),
  }),
)

const FoundVehicle = Vehicle.extend({ distance_km: z.number().nullable() }).meta({ id: 'FoundVehicle' })

const Relaxation = z.object({
  without: z.array(z.string()).meta({ description: 'What is left out of the search, such as “V8”.' }),
  address: z.string().meta({ description: 'The search without it.' }),
  total: z.int(),
})

const SearchResults = z
  .object({
    hits: z
      .array(FoundVehicle)
      .meta({ description: 'Vehicles that match everything but the ignored words.' }),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    facets: z.record(z.string(), Facet),
    stats: z.record(z.string(), z.object({ min: z.number(), max: z.number() }).nullable()),
    near: z.string().nullable().meta({ description: 'The place that was understood.' }),
    understood: z
      .object({
        address: z.string(),
        rest: z.string(),
        unmet: z
          .array(z.string())
          .meta({ description: 'What was understood and no filter can say, such as a feature not wanted.' }),
      })
      .nullable()
      .meta({ description: 'The search that the words were taken for, and the words that are left.' }),
    ignored: z
      .array(z.string())
      .meta({ description: 'Words left out of the search, as nothing in stock mentions them.' }),
    relaxations: z
      .array(Relaxation)
      .meta({ description: 'Where next to nothing matches: the search without one thing asked for.' }),
    close_matches: z
      .array(Relaxation.extend({ hits: z.array(FoundVehicle) }))
      .meta({ description: 'Where next to nothing matches: vehicles that match all but a thing or two.' }),
    ms: z.number(),
  })
  .meta({ id: 'SearchResults' })

const SearchCount = z
  .object({ total: z.int(), created_since: z.int().nullable() })
  .meta({ id: 'SearchCount' })

/** Finding vehicles. */
export const searchCalls: ApiCall[] = [
  {
    method: 'get',
    path: '/api/search',
    summary: 'Search the vehicles of this site, 21 on a page',
    query: SearchQuery,
    answers: { 200: { description: 'What was found.', schema: SearchResults } },
  },
  {
    method: 'get',
    path: '/api/search/count',
    summary: 'How many vehicles a search finds',
    query: SearchQuery.extend({
      created_since: z
        .string()
        .optional()
        .meta({ description: 'Counts those apart that came in since, in whole seconds since 1970.' }),
    }),
    answers: {
      200: { description: 'The count.', schema: SearchCount },
      400: 'created_since is no moment.',
    },
  },
]

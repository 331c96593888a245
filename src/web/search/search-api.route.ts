import { readSearch } from '#domain/search/search-address.ts'
import { dealershipContext } from '../request-context.ts'
import type { Route } from './+types/search-api.route.ts'
import { inKnownSpelling } from './known-spelling.server.ts'
import { searchResults } from './search-results.server.ts'
import { vehicleRecord } from './vehicle-record.server.ts'

/** The results of a search as data, by the parameters of the page itself. */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  const state = await inKnownSpelling(readSearch(url.searchParams), dealership)
  const results = await searchResults(state, dealership, request.signal)
  const { cars, total, page, pages, facets, stats, ms } = results
  const hits = cars.map((car) => vehicleRecord(car, dealership.site))
  return Response.json({ hits, total, page, pages, facets: counts(facets), stats, ms })
}

function counts(facets: Record<string, readonly { value: string; count: number }[]>) {
  return Object.fromEntries(
    Object.entries(facets).map(([facet, values]) => [
      facet,
      values.map(({ value, count }) => ({ value, count })),
    ]),
  )
}

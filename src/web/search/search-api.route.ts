import { isTyping } from '#domain/search/said-words.ts'
import { readSearch, searchAddress } from '#domain/search/search-address.ts'
import { dealershipContext } from '../request-context.ts'
import type { Route } from './+types/search-api.route.ts'
import { inKnownSpelling } from './known-spelling.server.ts'
import { kmAway } from './place-asked.server.ts'
import { searchResults } from './search-results.server.ts'
import { understoodSearch } from './understood-search.server.ts'
import { vehicleRecord } from './vehicle-record.server.ts'

/** The results of a search as data, by the parameters of the page itself. */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  const asked = await inKnownSpelling(readSearch(url.searchParams), dealership)
  const understood = isTyping(url.searchParams) ? null : await understoodSearch(asked, dealership)
  const state = understood ?? asked
  const results = await searchResults(state, dealership, request.signal)
  const { cars, total, page, pages, facets, stats, place, ms } = results
  const { site } = dealership
  return Response.json({
    hits: cars.map((car) => ({
      ...vehicleRecord(car, site),
      distance_km: inTenths(kmAway(car, place, site)),
    })),
    total,
    page,
    pages,
    facets: counts(facets),
    stats,
    near: place?.written ?? null,
    understood: understood && { address: searchAddress(understood), rest: understood.text },
    ms,
  })
}

function inTenths(km: number | null) {
  return km === null ? null : Math.round(km * 10) / 10
}

function counts(facets: Record<string, readonly { value: string; count: number }[]>) {
  return Object.fromEntries(
    Object.entries(facets).map(([facet, values]) => [
      facet,
      values.map(({ value, count }) => ({ value, count })),
    ]),
  )
}

import type { Car } from '#domain/cars/car.ts'
import { isTyping } from '#domain/search/query-text.ts'
import { readSearch, searchAddress } from '#domain/search/search-address.ts'
import type { RelaxedSearch } from '#operations/search/close-matches.ts'
import { respellSearch } from '#operations/spellings/respell-search.ts'
import { dealershipContext } from '../../request/request-context.ts'
import { leaveBody } from '../../rendering/whole-body.ts'
import type { Route } from './+types/search-api.route.ts'
import { closeMatchesOf } from '../no-results/close-matches-data.server.ts'
import { kmAway } from '../filters/requested-place.server.ts'
import { searchResults } from '../results/search-results.server.ts'
import { parseSearchText } from '#operations/search/parse-search-text.ts'
import { writeHits } from './hits-json.server.ts'
import { vehicleRecord } from './vehicle-record.server.ts'

/** Returns search results as JSON. It takes the same parameters as the search page. */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  const requested = await respellSearch(readSearch(url.searchParams), dealership)
  const parsed = isTyping(url.searchParams) ? null : await parseSearchText(requested, dealership)
  const state = parsed?.state ?? requested
  const results = await searchResults(state, dealership, request.signal)
  const cars = await dealership.cars.findMany(results.ids)
  const { total, page, pages, facets, stats, place, ignored, ms } = results
  const { relaxed, close } = await closeMatchesOf(state, results, dealership)
  const { site } = dealership
  const now = dealership.now()
  const distance = (car: Car) => ({ distance_km: inTenths(kmAway(car, place, site)) })
  const hits = cars.map((car) => ({ car, more: distance(car) }))
  const rest = {
    total,
    page,
    pages,
    facets: counts(facets),
    stats,
    near: place?.written ?? null,
    understood: parsed && {
      address: searchAddress(parsed.state),
      rest: parsed.state.text,
      unmet: parsed.unmet,
    },
    ignored,
    relaxations: relaxed.map(relaxation),
    close_matches: await Promise.all(
      close.map(async ({ ids, ...search }) => ({
        ...relaxation(search),
        hits: (await dealership.cars.findMany(ids)).map((car) => ({
          ...vehicleRecord(car, site, now),
          ...distance(car),
        })),
      })),
    ),
    ms,
  }
  const headers = new Headers({ 'content-type': 'application/json' })
  return leaveBody(writeHits(hits, { site, now }, rest), { headers })
}

function relaxation({ without, state, total }: RelaxedSearch) {
  return { without, address: searchAddress(state), total }
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

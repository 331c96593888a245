import type { SearchState } from '#domain/search/search-state.ts'
import { sortOrderOf } from '#domain/search/sort-orders.ts'
import { PAGE_SIZE, pageCount } from '#domain/search/page-size.ts'
import type { VehicleFacet, VehicleRange } from '#domain/search/vehicle-facets.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { type FoundVehicles, findVehicles } from '#operations/search/find-vehicles.ts'
import type { VehicleAnswer } from '#operations/search/vehicle-search.ts'
import type { Site } from '#sites/site.ts'
import { facetsInPanel } from '../filters/filter-panel-data.ts'
import { type RequestedPlace, requestedPlace } from '../filters/requested-place.server.ts'

export type SearchResults = VehicleAnswer &
  Pick<FoundVehicles, 'searched' | 'ignored'> & {
    page: number
    pages: number
    ms: number
    place: RequestedPlace | null
  }

/** The facets shoppers can choose from. */
const facetsShown: VehicleFacet[] = ['car_type', ...facetsInPanel]

/** The ids of the vehicles on one page of a search, with its facets and ranges. */
export async function searchResults(
  state: SearchState,
  dealership: PublicDealership,
  signal?: AbortSignal,
): Promise<SearchResults> {
  const started = performance.now()
  const { site } = dealership
  const place = requestedPlace(state, dealership)
  const { page } = state
  const { answer, searched, ignored } = await findVehicles(
    state,
    dealership,
    {
      page,
      size: PAGE_SIZE,
      sort: sortOrderOf(state, site.stock),
      // A chosen sort order wins; otherwise the nearest vehicles come first.
      ...(state.sort === null && nearestTo(place)),
      count: facetsShown,
      stats: rangesOffered(site),
    },
    signal,
  )
  return {
    ...answer,
    searched,
    ignored,
    page,
    pages: pageCount(answer.reachable),
    place,
    ms: Math.round((performance.now() - started) * 10) / 10,
  }
}

/** Locations without coordinates come last, with their vehicles. */
function nearestTo(place: RequestedPlace | null) {
  const values = place?.distances.map(({ name }) => name) ?? []
  return values.length === 0 ? {} : { nearest: { facet: 'location_name' as const, values } }
}

/** The figures shoppers can set a range for. */
function rangesOffered({ prices, finance }: Site): VehicleRange[] {
  return [
    'price',
    ...(prices.offersSubscriptions ? (['subscription_price'] as const) : []),
    ...(finance.provider !== null && !finance.excluded ? (['weekly_price'] as const) : []),
    'km',
    'year',
    'towing',
  ]
}

/** Counts the vehicles a search finds, or only those added since `createdSince`, in seconds since 1970. */
export async function countOf(
  state: SearchState,
  dealership: PublicDealership,
  createdSince?: number,
): Promise<number> {
  const { answer, searched } = await findVehicles(state, dealership, { size: 0 })
  if (createdSince === undefined) return answer.total
  const { text, chosen, ranges } = searched
  const created = { created_at: { min: createdSince } }
  return (await dealership.search({ text, chosen, ranges: { ...ranges, ...created }, size: 0 })).total
}

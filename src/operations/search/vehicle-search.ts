import type { VehicleFacet } from '#domain/search/vehicle-facets.ts'
import { soldSince } from '#domain/search/visible-stock.ts'
import type { Answer, Condition, Request, SearchIndex, SearchWriter } from '#search/port.ts'
import type { VehicleNumber, VehicleSort } from '#search/vehicles.ts'
import type { Site } from '#sites/site.ts'

export type VehicleIndex = SearchIndex<VehicleFacet, VehicleNumber, VehicleSort> & SearchWriter
export type VehicleRequest = Request<VehicleFacet, VehicleNumber, VehicleSort>
export type IndexAnswer = Answer<VehicleFacet, VehicleNumber>

/** `reachable`: how many of the matches paging can reach. */
export type VehicleAnswer = IndexAnswer & { readonly reachable: number }

/** Searches the vehicles that one site may show now. The request can't widen that scope. */
export type VehicleSearch = (request: VehicleRequest, signal?: AbortSignal) => Promise<VehicleAnswer>

/** The index has every listed vehicle. Shoppers see those for sale and those sold recently. */
export function visibleVehicles(site: Site, now: Date): Condition<VehicleFacet, VehicleNumber> {
  return {
    is: 'any',
    of: [
      { is: 'in', facet: 'status', values: ['in_stock', 'coming_soon'] },
      {
        is: 'all',
        of: [
          { is: 'in', facet: 'status', values: ['sold'] },
          {
            is: 'between',
            number: 'sold_at',
            min: Math.ceil(soldSince(site.stock, atTheMinute(now)).getTime() / 1000),
          },
        ],
      },
    ],
  }
}

/** Engines cache the result of a scope, so the scope changes once a minute instead of with every search. */
function atTheMinute(now: Date) {
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000)
}

import { type VehicleFacet, vehicleFacets, type VehicleRange } from '#domain/search/vehicle-facets.ts'
import { type SortOrder } from '#domain/search/sort-orders.ts'
import { textAliases } from '#domain/search/vocabulary/nicknames.ts'
import type { Collection } from './port.ts'

export type VehicleNumber = VehicleRange | 'sold_at' | 'created_at'
export type VehicleSort = Exclude<SortOrder, 'relevance'>

/**
 * The definition of vehicles for every engine. Sold and created times are seconds since 1970. Texts are separate from the
 * filtered values, which are keys; see `vehicle-texts.ts`.
 */
export const vehicles: Collection<VehicleFacet, VehicleNumber, VehicleSort> = {
  name: 'vehicles',
  version: 5,
  facets: vehicleFacets,
  numbers: {
    price: { integer: true },
    km: { integer: true },
    year: { integer: true },
    subscription_price: { integer: true },
    weekly_price: { integer: true },
    towing: { integer: true },
    sold_at: { integer: true },
    created_at: { integer: true },
  },
  text: [['names'], ['words']],
  codes: ['stock_number', 'vin', 'plate'],
  otherNames: textAliases,
  sorts: {
    latest: [{ by: 'created_at', direction: 'desc' }],
    'price-desc': [{ by: 'price', direction: 'desc' }],
    'price-asc': [{ by: 'price', direction: 'asc' }],
    'km-desc': [{ by: 'km', direction: 'desc' }],
    'km-asc': [{ by: 'km', direction: 'asc' }],
  },
}

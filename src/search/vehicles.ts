import {
  type VehicleFacet,
  vehicleFacets,
  type SortOrder,
  type VehicleRange,
} from '#domain/search/vehicle-facets.ts'
import type { Collection } from './port.ts'

export type VehicleNumber = VehicleRange | 'sold_at' | 'created_at'
export type VehicleSort = Exclude<SortOrder, 'relevance'>

/** What every engine must know about vehicles. Sold and created times are seconds since 1970. */
export const vehicles: Collection<VehicleFacet, VehicleNumber, VehicleSort> = {
  name: 'vehicles',
  version: 2,
  facets: vehicleFacets,
  numbers: {
    price: { integer: true },
    km: { integer: true },
    year: { integer: true },
    subscription_price: { integer: true },
    weekly_price: { integer: true },
    sold_at: { integer: true },
    created_at: { integer: true },
  },
  text: [
    [
      'make',
      'model',
      'badge',
      'series',
      'name',
      'body',
      'fuel',
      'transmission',
      'drive',
      'colour',
      'city',
      'year',
    ],
    ['tag', 'features', 'categories', 'description'],
  ],
  codes: ['stock_number', 'vin', 'plate'],
  sorts: {
    latest: [{ by: 'created_at', direction: 'desc' }],
    'price-desc': [{ by: 'price', direction: 'desc' }],
    'price-asc': [{ by: 'price', direction: 'asc' }],
    'km-desc': [{ by: 'km', direction: 'desc' }],
    'km-asc': [{ by: 'km', direction: 'asc' }],
  },
}

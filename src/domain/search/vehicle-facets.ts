/** The orders in which vehicles can be listed. */
export const sortOrders = ['relevance', 'latest', 'price-desc', 'price-asc', 'km-desc', 'km-asc'] as const
export type SortOrder = (typeof sortOrders)[number]

/** How many vehicles stand on one page of results. */
export const PAGE_SIZE = 21

/**
 * What vehicles can be narrowed by, and how many values each may list. The names are the ones that stand in the
 * address. `many`: a vehicle has several. `all`: every chosen value must be there, not just one of them.
 */
export const vehicleFacets = {
  make: { limit: 100 },
  model: { limit: 250 },
  make_model: { limit: 250 },
  badge: { limit: 250 },
  body: { limit: 30 },
  car_type: { limit: 6 },
  status: { limit: 6 },
  item_type: { limit: 6 },
  price_range: { limit: 30 },
  weekly_price_range: { limit: 30 },
  fuel: { limit: 30 },
  transmission: { limit: 30 },
  drive: { limit: 30 },
  colour: { limit: 30 },
  seats: { limit: 30 },
  doors: { limit: 12 },
  cylinders: { limit: 12 },
  engine_size: { limit: 50 },
  induction: { limit: 30 },
  year: { limit: 100 },
  city: { limit: 20 },
  state: { limit: 10 },
  location_name: { limit: 40 },
  dealership_name: { limit: 40 },
  tag: { limit: 30 },
  categories: { limit: 30, many: true },
  features: { limit: 100, many: true, match: 'all' },
} as const satisfies Record<string, { limit: number; many?: boolean; match?: 'any' | 'all' }>

export type VehicleFacet = keyof typeof vehicleFacets

/** The figures a shopper can set a range on: dollars, kilometres, model year, dollars a week, kilograms to tow. */
export const vehicleRanges = ['price', 'km', 'year', 'subscription_price', 'weekly_price', 'towing'] as const
export type VehicleRange = (typeof vehicleRanges)[number]

/** The orders in which vehicles can be listed. */
export const sortOrders = ['relevance', 'latest', 'price-desc', 'price-asc', 'km-desc', 'km-asc'] as const
export type SortOrder = (typeof sortOrders)[number]

/** How many vehicles stand on one page of results. */
export const PAGE_SIZE = 21

/**
 * What vehicles can be narrowed by, and how many values each may list. The names are the ones that stand in the
 * address. `spelling`: whether its values are spelt as in feeds, as in the site's settings, or by the platform itself.
 * `many`: a vehicle has several. `all`: every chosen value must be there, not just one of them.
 */
export const vehicleFacets = {
  make: { spelling: 'feed', limit: 100 },
  model: { spelling: 'feed', limit: 250 },
  make_model: { spelling: 'feed', limit: 250 },
  badge: { spelling: 'feed', limit: 250 },
  body: { spelling: 'feed', limit: 30 },
  car_type: { spelling: 'platform', limit: 6 },
  status: { spelling: 'platform', limit: 6 },
  item_type: { spelling: 'feed', limit: 6 },
  price_range: { spelling: 'site', limit: 30 },
  weekly_price_range: { spelling: 'site', limit: 30 },
  fuel: { spelling: 'feed', limit: 30 },
  transmission: { spelling: 'feed', limit: 30 },
  drive: { spelling: 'feed', limit: 30 },
  colour: { spelling: 'feed', limit: 30 },
  seats: { spelling: 'platform', limit: 30 },
  doors: { spelling: 'platform', limit: 12 },
  cylinders: { spelling: 'platform', limit: 12 },
  engine_size: { spelling: 'platform', limit: 50 },
  induction: { spelling: 'platform', limit: 30 },
  year: { spelling: 'platform', limit: 100 },
  city: { spelling: 'feed', limit: 20 },
  state: { spelling: 'feed', limit: 10 },
  location_name: { spelling: 'site', limit: 40 },
  dealership_name: { spelling: 'site', limit: 40 },
  tag: { spelling: 'feed', limit: 30 },
  categories: { spelling: 'feed', limit: 30, many: true },
  features: { spelling: 'feed', limit: 100, many: true, match: 'all' },
} as const satisfies Record<
  string,
  { spelling: Speller; limit: number; many?: boolean; match?: 'any' | 'all' }
>

type Speller = 'feed' | 'site' | 'platform'

export type VehicleFacet = keyof typeof vehicleFacets

/** The facets whose values are spelt so. */
export type SpeltBy<By extends Speller> = {
  [Facet in VehicleFacet]: (typeof vehicleFacets)[Facet]['spelling'] extends By ? Facet : never
}[VehicleFacet]

export function isSpeltBy(speller: Speller, facet: VehicleFacet): boolean {
  return vehicleFacets[facet].spelling === speller
}

/** The figures a shopper can set a range on: dollars, kilometres, model year, dollars a week, kilograms to tow. */
export const vehicleRanges = ['price', 'km', 'year', 'subscription_price', 'weekly_price', 'towing'] as const
export type VehicleRange = (typeof vehicleRanges)[number]

/**
 * The facets of vehicles and the number of values each may list. Facet names appear in addresses. `spelling`:
 * whether feeds, the site's settings or the platform spell the values. `many`: a vehicle has several values. `all`:
 * a vehicle must have every chosen value, not just one of them.
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

/** The facets with this spelling. */
export type SpeltBy<By extends Speller> = {
  [Facet in VehicleFacet]: (typeof vehicleFacets)[Facet]['spelling'] extends By ? Facet : never
}[VehicleFacet]

export function isSpeltBy(speller: Speller, facet: VehicleFacet): boolean {
  return vehicleFacets[facet].spelling === speller
}

/** The ranges a shopper can set: dollars, kilometres, model year, dollars a week (twice), kilograms towed. */
export const vehicleRanges = ['price', 'km', 'year', 'subscription_price', 'weekly_price', 'towing'] as const
export type VehicleRange = (typeof vehicleRanges)[number]

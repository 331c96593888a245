import type { SiteStores } from '#data/site-stores.ts'
import type { Site } from '#sites/site.ts'
import type { VehicleSearch } from './vehicle-search.ts'

/**
 * The dealer whose website this is, and all that belongs to them. Every store here answers for this one site,
 * so code that holds a dealership cannot reach another dealer's vehicles.
 */
export type Dealership = SiteStores & {
  siteId: string
  site: Site
  search: VehicleSearch
  now: () => Date
}

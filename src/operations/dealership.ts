import type { SiteStores } from '#data/site-stores.ts'
import type { Picture } from '#domain/images/picture.ts'
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
  /** A picture as it can be shown now; `null` when we know that there is none. */
  picture: (src: string) => Picture | null
  now: () => Date
}

import type { SiteStores } from '#data/site-stores.ts'
import type { Picture } from '#domain/images/picture.ts'
import type { StockWords } from '#domain/search/plain-words/stock-words.ts'
import type { Site } from '#sites/site.ts'
import type { CarPrints } from './car-prints.ts'
import type { SitePlaces } from './site-places.ts'
import type { VehicleSearch } from './vehicle-search.ts'

/**
 * The dealer whose website this is, and all that belongs to them. Every store here answers for this one site,
 * so code that holds a dealership cannot reach another dealer's vehicles.
 */
export type Dealership = SiteStores & {
  siteId: string
  site: Site
  search: VehicleSearch
  /** The words of the stock as it is now, to hold requests in plain words against. */
  stockWords: () => Promise<StockWords>
  places: SitePlaces
  /** A picture as it can be shown now; `null` when we know that there is none. */
  picture: (src: string) => Picture | null
  /** What is drawn of a vehicle: to be taken along, or passed on. */
  prints: CarPrints
  now: () => Date
}

import type { SiteStores } from '#data/site-stores.ts'
import type { Picture } from '#domain/images/picture.ts'
import type { Chosen } from '#domain/search/search-state.ts'
import type { StockVocabulary } from '#domain/search/plain-words/stock-vocabulary.ts'
import type { Captcha } from '#integrations/captcha/port.ts'
import type { SandboxMessage } from '#integrations/sandbox/port.ts'
import type { Site } from '#sites/site.ts'
import type { CarDocuments } from '../documents/car-documents.ts'
import type { Seal } from '../spam/seal.ts'
import type { RecentSubmissions } from '../spam/recent-submissions.ts'
import type { SitePlaces } from './site-places.ts'
import type { VehicleSearch } from '../search/vehicle-search.ts'

/**
 * The dealer whose website this is, and all that belongs to them. Every store here answers for this one site,
 * so code that holds a dealership cannot reach another dealer's vehicles.
 */
export type Dealership = SiteStores & {
  siteId: string
  site: Site
  search: VehicleSearch
  /** What a shopper chose, in the spellings that this site shows; each value once. */
  inShownSpelling: (chosen: Chosen) => Promise<Chosen>
  /** The words of the stock as it is now, to hold requests in plain words against. */
  stockVocabulary: () => Promise<StockVocabulary>
  places: SitePlaces
  /** A picture as it can be shown now; `null` when we know that there is none. */
  picture: (src: string) => Picture | null
  /** What is drawn of a vehicle: to be taken along, or passed on. */
  documents: CarDocuments
  /** Knows what we gave to a visitor's browser when it comes back. */
  seal: Seal
  recentSubmissions: RecentSubmissions
  /** What tells people from programs here; `null` when the site asks for nothing, or for what is not set up. */
  captcha: () => Promise<Captcha | null>
  /** What a demonstration would have sent for this dealer; nothing elsewhere. */
  sandboxMessages: () => readonly SandboxMessage[]
  now: () => Date
}

import type { SiteStores } from '#data/site-stores.ts'
import type { Picture } from '#domain/images/picture.ts'
import type { Chosen } from '#domain/search/search-state.ts'
import type { StockVocabulary } from '#domain/search/plain-words/stock-vocabulary.ts'
import type { StoredNames } from '#domain/spellings/shown-spellings.ts'
import type { WriteCalendarFile } from '#integrations/calendar/port.ts'
import type { Captcha } from '#integrations/captcha/port.ts'
import type { Geocode } from '#integrations/geocoding/port.ts'
import type { MarketPriceProvider } from '#integrations/market-prices/port.ts'
import type { Maps } from '#integrations/maps/port.ts'
import type { SandboxMessage } from '#integrations/sandbox/port.ts'
import type { PaymentProvider } from '#integrations/payments/port.ts'
import type { PaymentSandbox } from '#integrations/payments/sandbox/port.ts'
import type { ValuationProvider } from '#integrations/valuation/port.ts'
import type { SendSms } from '#integrations/sms/port.ts'
import type { TextReader } from '#integrations/markup/port.ts'
import type { Site } from '#sites/site.ts'
import type { ContentView } from '../content/content-view.ts'
import type { CarDocuments } from '../documents/car-documents.ts'
import type { Seal } from '../spam/seal.ts'
import type { RecentSubmissions } from '../spam/recent-submissions.ts'
import type { PublicCars } from './cached-cars.ts'
import type { SitePlaces } from './site-places.ts'
import type { VehicleSearch } from '../search/vehicle-search.ts'

/**
 * A dealer with everything that belongs to their website. Every store is bound to this one site, so code that
 * holds a dealership can't reach another dealer's vehicles.
 */
export type Dealership = SiteStores & {
  siteId: string
  site: Site
  search: VehicleSearch
  /** The shopper's choices in the site's spellings, each value once. */
  inShownSpelling: (chosen: Chosen) => Promise<Chosen>
  /** The names in every stored vehicle, in the site's spellings. */
  storedNames: () => Promise<StoredNames>
  /** The vocabulary of the current stock, for plain-text searches. */
  stockVocabulary: () => Promise<StockVocabulary>
  places: SitePlaces
  /** What the maps of its locations draw. */
  maps: Maps
  /** The dealer’s geocoding service; `null` without one. */
  geocode: Geocode | null
  /** The vehicles as pages show them, from memory where they can. Operations read the stored ones. */
  shownCars: PublicCars
  /** The site’s newest revision that this process knew when the request came; `null` until it knows one. */
  revision: number | null
  /** A picture with its current version; `null` when we know that it doesn't exist. */
  picture: (src: string) => Picture | null
  /** The pages, posts, offers and so on that visitors see now. */
  content: () => Promise<ContentView>
  /** The same as of another time, with drafts. */
  contentPreview: (at: Date) => Promise<ContentView>
  textReader: TextReader
  /** Brochures and social cards. */
  documents: CarDocuments
  writeCalendarFile: WriteCalendarFile
  /** Recognises what this site handed to a visitor's browser. */
  seal: Seal
  recentSubmissions: RecentSubmissions
  /** The captcha; `null` when the site has none or it isn't configured. */
  captcha: () => Promise<Captcha | null>
  /** Sends a text message at once; `null` without a gateway. Everything else that is sent goes through the outbox. */
  sendSms: SendSms | null
  /** Takes payments; `null` where the dealer takes none online. */
  paymentProvider: PaymentProvider | null
  /** The pay page of a demo’s own provider; `null` elsewhere. */
  paymentSandbox: PaymentSandbox | null
  /** Knows vehicles by their registration, and what they are worth; `null` where nobody is connected. */
  valuationProvider: ValuationProvider | null
  /** Estimates what vehicles are advertised for; `null` where the site chose no service or nobody is connected. */
  marketPriceProvider: MarketPriceProvider | null
  /** Messages that a demo would have sent for this dealer; empty elsewhere. */
  sentMessages: () => Promise<readonly SandboxMessage[]>
  now: () => Date
}

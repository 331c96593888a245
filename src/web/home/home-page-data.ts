import type { HomeSection } from '#sites/settings/home-settings.ts'
import type { LocationsSectionData } from '../contact/location-cards.server.ts'
import type { CarCardData } from '../cars/card/car-card-data.ts'
import type { PostCardData } from '../content/blog/post-card-data.ts'
import type { OfferCardData } from '../content/offers/offer-card-data.ts'
import type { ContentExtrasData } from '../promotions/content-extras.tsx'
import type { ShownBanner } from '../promotions/promotion-banner.tsx'
import type { reviewsData } from '../contact/reviews-data.ts'
import type { teamData, workshopData } from './workshop-and-team.server.ts'

/** A link to part of the stock, with its number of vehicles. */
export type StockLink = { label: string; count: number; address: string }

/** A make in stock, with its logo if the dealer has one. */
type MakeLink = StockLink & { mark: string | null }

/** The fields of a vehicle that shows a body type. */
export type Example = Pick<CarCardData, 'slug' | 'title' | 'picture' | 'defaultPicture'>

/** A body type with an example vehicle. */
export type BodyLink = StockLink & { example: Example | null }

/** The data for the home page. */
export type HomePageData = {
  extras: ContentExtrasData
  offers: OfferCardData[]
  posts: PostCardData[]
  /** The promotional pictures of today. */
  banners: ShownBanner[]
  reviews: ReturnType<typeof reviewsData>
  siteName: string
  heroWording: string
  /** What the site calls its vehicles. */
  vehicleWord: string
  /** How much there is where: `12 cars at Harbour Motors`. Without stock, only where. */
  stockLine: string
  bodies: BodyLink[]
  makes: MakeLink[]
  /** Every body type and make in stock, for fields to choose from. */
  everyBody: string[]
  everyMake: string[]
  latest: CarCardData[]
  /** The vehicles the dealer features. */
  featured: CarCardData[]
  allStock: string
  /** The formatted lowest and highest price; `null` if no vehicle has a price. */
  prices: { lowest: string; highest: string } | null
  offersFinance: boolean
  /** `null` for a dealer without a picture of the workshop. */
  workshop: ReturnType<typeof workshopData>
  /** `null` for a dealer whose page about them names nobody. */
  team: ReturnType<typeof teamData>
  /** The page to sell a vehicle to the dealer; `null` if the dealer doesn't buy any. */
  sellPath: string | null
  /** The sections below the hero, in the dealer's order; `null` for the template's default. */
  sections: HomeSection[] | null
  locations: LocationsSectionData
  /** The site's label for the enquiry button. */
  enquiryLabel: string
}

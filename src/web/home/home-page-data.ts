import type { HomeSection } from '#sites/settings/home-settings.ts'
import type { ContactDetailsData } from '../contact/contact-details.ts'
import type { CarCardData } from '../cars/card/car-card-data.ts'
import type { dealerStories } from './dealer-stories.ts'

/** A link to part of the stock, with its number of vehicles. */
export type StockLink = { label: string; count: number; address: string }

/** A make in stock, with its logo if the dealer has one. */
type MakeLink = StockLink & { mark: string | null }

/** The fields of a vehicle that shows a body type. */
export type Example = Pick<CarCardData, 'slug' | 'title' | 'picture' | 'defaultPicture'>

/** A body type with an example vehicle. */
export type BodyLink = StockLink & { example: Example | null }

/** The data for the home page. */
export type HomePageData = ReturnType<typeof dealerStories> & {
  siteName: string
  heroWording: string
  count: string
  bodies: BodyLink[]
  makes: MakeLink[]
  latest: CarCardData[]
  /** The vehicles the dealer features. */
  featured: CarCardData[]
  allStock: string
  /** The formatted lowest and highest price; `null` if no vehicle has a price. */
  prices: { lowest: string; highest: string } | null
  offersFinance: boolean
  /** The page to sell a vehicle to the dealer; `null` if the dealer doesn't buy any. */
  sellPath: string | null
  /** The sections below the hero, in the dealer's order; `null` for the template's default. */
  sections: HomeSection[] | null
  contact: ContactDetailsData
  /** The site's label for the enquiry button. */
  enquiryLabel: string
}

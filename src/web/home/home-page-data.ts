import type { HomeSection } from '#sites/settings/home-settings.ts'
import type { ContactDetailsData } from '../contact/contact-details.ts'
import type { CarCardData } from '../cars/card/car-card-data.ts'
import type { dealerStories } from './dealer-stories.ts'

/** A way into the stock, and how much is there. */
export type LinkTo = { label: string; count: number; address: string }

/** A make in stock, and its maker's own mark where the dealer has one to show. */
type MakeLink = LinkTo & { mark: string | null }

/** What is needed of a vehicle to show it as one of its kind. */
export type Example = Pick<CarCardData, 'slug' | 'title' | 'picture' | 'defaultPicture'>

/** A kind of vehicle, and one of that kind to look at. */
export type BodyLink = LinkTo & { example: Example | null }

/** What a home page has to show. */
export type HomePageData = ReturnType<typeof dealerStories> & {
  siteName: string
  heroWording: string
  count: string
  bodies: BodyLink[]
  makes: MakeLink[]
  latest: CarCardData[]
  /** The vehicles the dealer puts forward. */
  featured: CarCardData[]
  allStock: string
  /** The least and the most that a vehicle costs, in words; nothing where none has a price. */
  prices: { lowest: string; highest: string } | null
  offersFinance: boolean
  /** Where somebody sells their vehicle to the dealer; nothing where the dealer does not buy. */
  sellPath: string | null
  /** What stands below the hero in the dealer's own order; nothing leaves it to the template. */
  sections: HomeSection[] | null
  contact: ContactDetailsData
  /** What asking is called on this site. */
  enquiryLabel: string
}

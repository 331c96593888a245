import type { ReachUsData } from '../ask/reach-us.ts'
import type { CarCardData } from '../cars/car-card-data.ts'

/** A way into the stock, and how much is there. */
export type LinkTo = { label: string; count: number; address: string }

/** What a home page has to show. */
export type HomePageData = {
  siteName: string
  heroWording: string
  count: string
  bodies: LinkTo[]
  makes: LinkTo[]
  latest: CarCardData[]
  allStock: string
  reach: ReachUsData
}

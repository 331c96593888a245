/** What a customer wrote about the dealer. */
export type Review = {
  id: string
  /** `null` when it is about the dealer as a whole. */
  locationId: string | null
  name: string
  /** 1 to 5. */
  stars: number
  text: string
  /** The day it was written. */
  day: string | null
  source: string | null
}

/** All ratings of a location or a business, most of which have no text here. */
export type Rating = { average: number; count: number }

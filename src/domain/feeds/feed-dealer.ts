/** One of the dealer's places, as far as a feed's vehicles are concerned. */
export type FeedLocation = { id: string; dealershipId: string; city: string | null; state: string | null }

/** Where the vehicles of a dealer's feed can stand. */
export type FeedDealer = {
  /** The place that a feed means by a code, or `null` when the dealer has none of that code. */
  locationOf(code: string): FeedLocation | null
  /** A dealer with one place needs no codes. */
  onlyLocation: FeedLocation | null
  onlyDealershipId: string | null
}

/** The part of a dealer's location that a feed needs. */
export type FeedLocation = { id: string; dealershipId: string; city: string | null; state: string | null }

/** The locations that vehicles of a dealer's feed can have. */
export type FeedDealer = {
  /** Finds the location with a feed's code; `null` when the dealer has none with that code. */
  locationOf(code: string): FeedLocation | null
  /** A dealer with one location needs no codes. */
  onlyLocation: FeedLocation | null
  onlyDealershipId: string | null
}

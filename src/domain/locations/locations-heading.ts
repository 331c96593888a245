/** The heading of the map with a dealer's places. */
export function locationsHeading(count: number): string {
  return count > 1 ? `${count} Big Locations` : 'Find Us Here'
}

/** The most cards that a small screen shows side by side, to swipe through. More are a list. */
const MAX_TO_SWIPE = 3

/** How a small screen shows the cards of the places: a carousel has a hint to swipe. */
export function cardsOnSmallScreens(count: number): 'one' | 'carousel' | 'list' {
  if (count === 1) return 'one'
  return count <= MAX_TO_SWIPE ? 'carousel' : 'list'
}

import { combinedRating } from '#domain/reviews/rating-over.ts'
import { type ShownReviews, shownReviews } from '#domain/reviews/shown-reviews.ts'
import type { Site } from './site.ts'

type Reviewed = Pick<Site, 'dealerships' | 'locations' | 'reviews' | 'locationDisplay'>

/** The reviews of the whole dealer. */
export function reviewsOfDealer({
  dealerships,
  locations,
  reviews,
  locationDisplay,
}: Reviewed): ShownReviews | null {
  const stated = [dealerships, locations].map((rated) => combinedRating(rated.map(({ rating }) => rating)))
  return shownReviews({ rating: stated.find((rating) => rating !== null) ?? null, reviews }, locationDisplay)
}

/** The reviews of one place. Its own rating comes first, then that of its business, then that of its few reviews here. */
export function reviewsOfPlace(
  departments: readonly Site['locations'][number][],
  { dealerships, reviews, locationDisplay }: Reviewed,
): ShownReviews | null {
  const ids = new Set(departments.map(({ id }) => id))
  const own = reviews.filter(({ locationId }) => locationId !== null && ids.has(locationId))
  const business = dealerships.find(({ slug }) => slug === departments[0]?.dealershipSlug)
  const rating =
    combinedRating(departments.map((department) => department.rating)) ?? business?.rating ?? null
  return shownReviews({ rating, reviews: own }, locationDisplay)
}

import type { Rating, Review } from './review.ts'

/** One rating over several: each counts as often as it was given. `null` without any. */
export function combinedRating(ratings: readonly (Rating | null)[]): Rating | null {
  const known = ratings.filter((rating) => rating !== null)
  const count = known.reduce((sum, rating) => sum + rating.count, 0)
  if (count === 0) return null
  const total = known.reduce((sum, rating) => sum + rating.average * rating.count, 0)
  return { average: total / count, count }
}

/** The rating that reviews add up to. Those that the dealer hides count too: hiding one doesn't improve the average. */
export function ratingOfReviews(reviews: readonly Pick<Review, 'stars'>[]): Rating | null {
  return combinedRating(reviews.map(({ stars }) => ({ average: stars, count: 1 })))
}

import { ratingOfReviews } from './rating-over.ts'
import type { Rating, Review } from './review.ts'

export type ReviewSettings = {
  hideReviews: boolean
  minimumRating: number
  hiddenReviewIds: readonly string[]
}

export type ShownReviews = Rating & { reviews: Review[] }

/** Reviews never show at an average of this or less, whatever a site's minimum is. */
const LOWEST_MINIMUM = 4
const MAX_REVIEWS = 12

/**
 * The rating to show and its latest reviews; `null` when the site hides reviews, or when the average isn't above the site's
 * minimum. Without a stated rating, the reviews' own average counts.
 */
export function shownReviews(
  { rating, reviews }: { rating: Rating | null; reviews: readonly Review[] },
  { hideReviews, minimumRating, hiddenReviewIds }: ReviewSettings,
): ShownReviews | null {
  const overall = rating ?? ratingOfReviews(reviews)
  if (hideReviews || !overall || overall.average <= Math.max(minimumRating, LOWEST_MINIMUM)) return null
  return {
    ...overall,
    reviews: reviews
      .filter(({ id }) => !hiddenReviewIds.includes(id))
      .toSorted((one, other) => (other.day ?? '').localeCompare(one.day ?? ''))
      .slice(0, MAX_REVIEWS),
  }
}

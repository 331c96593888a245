import type { ShownReviews } from '#domain/reviews/shown-reviews.ts'
import { longDay } from '#domain/shared/day.ts'

export type ReviewsData = NonNullable<ReturnType<typeof reviewsData>>

/** The rating and the latest reviews, at most this many; `null` when they are not shown. */
export function reviewsData(shown: ShownReviews | null, max = Infinity) {
  return (
    shown && {
      average: shown.average,
      count: shown.count,
      reviews: shown.reviews.slice(0, max).map(({ id, name, stars, text, day, source }) => ({
        id,
        name,
        stars,
        text,
        origin: [source && `on ${source}`, day && longDay(day)].filter(Boolean).join(', '),
      })),
    }
  )
}

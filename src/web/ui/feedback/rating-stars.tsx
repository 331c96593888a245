import { useId } from 'react'
import './rating-stars.css'

const STARS = [0, 1, 2, 3, 4]
const WIDTH = 24
const STAR = 'M12 2.5l2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.4-6 3.4 1.3-6.7-5-4.6 6.8-.8z'

/**
 * A rating out of five, rounded to a tenth, with a text for screen readers: at most four full stars, and a part of the next
 * one, which is all of it for five stars.
 */
export function RatingStars({ rating }: { rating: number }) {
  const filled = useId()
  const value = Math.round(Math.min(Math.max(rating, 0), STARS.length) * 10) / 10
  const full = Math.min(Math.floor(value), STARS.length - 1)
  return (
    <svg
      className="rating-stars"
      viewBox={`0 0 ${WIDTH * STARS.length} ${WIDTH}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing
      role="img"
      aria-label={`${value} out of ${STARS.length} stars`}
    >
      <clipPath id={filled}>
        <rect width={WIDTH * (value - full)} height={WIDTH} />
      </clipPath>
      {STARS.map((star) => (
        <path
          key={star}
          className={star < full ? 'rating-stars__filled' : 'rating-stars__empty'}
          d={STAR}
          transform={`translate(${star * WIDTH})`}
        />
      ))}
      <g transform={`translate(${full * WIDTH})`}>
        <path className="rating-stars__filled" d={STAR} clipPath={`url(#${filled})`} />
      </g>
    </svg>
  )
}

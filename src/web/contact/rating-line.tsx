import { formatNumber } from '#domain/shared/format-number.ts'
import { RatingStars } from '../ui/feedback/rating-stars.tsx'
import './rating-line.css'

type RatingLineProps = {
  rating: { average: number; count: number }
  /** Where the reviews are on the page. */
  href?: string
}

/** `4.7 (312 reviews)`, with stars. */
export function RatingLine({ rating: { average, count }, href }: RatingLineProps) {
  const counted = `${formatNumber(count)} review${count === 1 ? '' : 's'}`
  return (
    <p className="rating-line">
      <RatingStars rating={average} />
      <span>
        <strong>{average.toFixed(1)}</strong> {href ? <a href={href}>{counted}</a> : `(${counted})`}
      </span>
    </p>
  )
}

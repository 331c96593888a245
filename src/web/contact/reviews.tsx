import { RatingStars } from '../ui/feedback/rating-stars.tsx'
import { RatingLine } from './rating-line.tsx'
import type { ReviewsData } from './reviews-data.ts'
import './reviews.css'

type ReviewsProps = {
  /** `null` where the site doesn't show them. */
  reviews: ReviewsData | null
}

/** What customers said, with their rating over all. Only where there is a review to read. */
export function Reviews({ reviews: shown }: ReviewsProps) {
  if (!shown || shown.reviews.length === 0) return null
  return (
    <section className="container section" id="reviews" aria-labelledby="reviews-heading">
      <h2 id="reviews-heading">What our customers say</h2>
      <RatingLine rating={shown} />
      <ul className="reviews">
        {shown.reviews.map(({ id, name, stars, text, origin }) => (
          <li key={id}>
            <figure className="review">
              <RatingStars rating={stars} />
              <blockquote>
                <p>{text}</p>
              </blockquote>
              <figcaption>
                <strong>{name}</strong>
                {origin && `, ${origin}`}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

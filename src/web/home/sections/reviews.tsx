import { RatingStars } from '../../ui/feedback/rating-stars.tsx'
import type { HomePageData } from '../home-page-data.ts'
import './stories.css'

/** Customer reviews. */
export function Reviews({ home: { reviews } }: { home: HomePageData }) {
  if (reviews.length === 0) return null
  return (
    <section className="container section" aria-labelledby="reviews">
      <h2 id="reviews">What our customers say</h2>
      <ul className="stories">
        {reviews.map(({ name, stars, text, origin }) => (
          <li key={name + text}>
            <figure className="story">
              <RatingStars rating={stars} />
              <blockquote>
                <p>{text}</p>
              </blockquote>
              <figcaption className="story__aside">
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

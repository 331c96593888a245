import { useId } from 'react'
import { href } from 'react-router'
import { ContentPicture } from '../../promotions/content-picture.tsx'
import type { OfferCardData } from './offer-card-data.ts'
import './offer-cards.css'

type OfferCardsProps = { offers: readonly OfferCardData[]; heading: 'h2' | 'h3' }

/** Offers side by side, each with its last day and its conditions. */
export function OfferCards({ offers, heading }: OfferCardsProps) {
  return (
    <ul className="offer-cards">
      {offers.map((offer) => (
        <li key={offer.slug}>
          <OfferCard offer={offer} heading={heading} />
        </li>
      ))}
    </ul>
  )
}

function OfferCard({
  offer: { slug, title, summary, picture, conditions, ends },
  heading: Heading,
}: {
  offer: OfferCardData
  heading: 'h2' | 'h3'
}) {
  const id = useId()
  return (
    <article className="offer-card" aria-labelledby={id}>
      {picture && (
        <ContentPicture
          className="offer-card__picture"
          picture={picture}
          sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw"
        />
      )}
      <div className="offer-card__text">
        <Heading id={id} className="offer-card__title">
          <a href={href('/offers/:slug', { slug })} data-event="offer-clicked">
            {title}
          </a>
        </Heading>
        <p>{summary}</p>
        {ends && <p className="offer-card__ends">{`Ends ${ends}`}</p>}
        {conditions && <p className="offer-card__conditions">{conditions}</p>}
      </div>
    </article>
  )
}

import { useId } from 'react'
import type { HomePageData } from '../home-page-data.ts'
import './stories.css'

/** Current offers, each with its end date and conditions in full view. */
export function Offers({ home: { offers } }: { home: HomePageData }) {
  if (offers.length === 0) return null
  return (
    <section className="container section" aria-labelledby="offers">
      <h2 id="offers">Current offers</h2>
      <ul className="stories">
        {offers.map((offer) => (
          <li key={offer.title}>
            <Offer {...offer} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Offer({ title, text, conditions, href, ends }: HomePageData['offers'][number]) {
  const id = useId()
  return (
    <article className="story" aria-labelledby={id}>
      <h3 id={id}>
        <a href={href}>{title}</a>
      </h3>
      <p>{text}</p>
      {ends && <p className="story__aside">{`Ends ${ends}`}</p>}
      {conditions && <p className="story__aside">{conditions}</p>}
    </article>
  )
}

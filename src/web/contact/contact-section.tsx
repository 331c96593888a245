import { href } from 'react-router'
import { callLabel, telephoneLink } from '../ui/actions/telephone-link.ts'
import type { Place, ContactDetailsData } from './contact-details.ts'
import './contact-section.css'

type ContactDetailsProps = {
  contact: ContactDetailsData
  heading?: string
  /** Beside a form, the link to the enquiry form is left out. */
  isBesideForm?: boolean
  /** Shows each of several locations as one line that expands. */
  isFolded?: boolean
}

/** Phone, email, addresses and opening hours. */
export function ContactDetails({
  contact,
  heading = 'How to reach us',
  isBesideForm = false,
  isFolded = false,
}: ContactDetailsProps) {
  const [first, second] = contact.places
  if (isBesideForm && !contact.phone && !first) return null
  const Shown = isFolded && second ? FoldedPlace : PlaceCard
  return (
    <section className="contact-details" aria-labelledby="contact-details">
      <div className="container section">
        <h2 id="contact-details">{heading}</h2>
        <ul className="link-row">
          {contact.phone && (
            <li>
              <a className="button" href={telephoneLink(contact.phone)}>
                {callLabel(contact.phone)}
              </a>
            </li>
          )}
          {!isBesideForm && (
            <li>
              <a className="button button--quiet" href={href('/contact')}>
                Send an enquiry
              </a>
            </li>
          )}
        </ul>
        {first && (
          <ul className={Shown === FoldedPlace ? 'folded-places' : 'places'}>
            {contact.places.map((place) => (
              <li key={place.id}>
                <Shown place={place} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function FoldedPlace({ place }: { place: Place }) {
  return (
    <details className="folded-place">
      <summary>
        <strong>{place.name}</strong> {place.address && <span>{place.address}</span>}
      </summary>
      <div className="folded-place__more">
        <p>
          <a href={place.href}>See this location</a>
        </p>
        <PlaceFacts place={{ ...place, address: null }} />
      </div>
    </details>
  )
}

function PlaceCard({ place }: { place: Place }) {
  return (
    <article className="place">
      <h3 className="place__name">
        <a href={place.href}>{place.name}</a>
      </h3>
      <PlaceFacts place={place} />
    </article>
  )
}

function PlaceFacts({ place }: { place: Place }) {
  return (
    <>
      {place.tag && <p className="place__tag">{place.tag}</p>}
      {place.address && <address className="place__address">{place.address}</address>}
      {place.phone && (
        <p>
          <a href={telephoneLink(place.phone)}>{place.phone}</a>
        </p>
      )}
      {place.directions && (
        <p>
          <a href={place.directions}>Get Directions</a>
        </p>
      )}
      {place.hours.length > 0 && (
        <dl className="place__hours">
          {place.hours.map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

import { telephoneLink } from '../ui/actions/telephone-link.ts'
import { ContentPicture } from '../promotions/content-picture.tsx'
import { MapPicture } from '../maps/map-picture.tsx'
import type { LocationCardData } from './location-cards.server.ts'
import { OpenStatusLine } from './open-status-line.tsx'
import { RatingLine } from './rating-line.tsx'
import './location-card.css'

const CARD_SIZES = '(width >= 64rem) 27rem, (width >= 40rem) 50vw, 100vw'

type LocationCardProps = {
  location: LocationCardData
  /** Its number on the map; `null` when it is the only one. */
  number: number | null
}

/** A place that customers can visit. */
export function LocationCard({ location, number }: LocationCardProps) {
  const { name, href } = location
  return (
    <article className="location-card">
      <LocationPicture location={location} />
      <div className="location-card__text">
        <LocationFacts location={location} number={number} />
        <a className="button button--quiet location-card__link" href={href}>
          View Location<span className="visually-hidden"> {name}</span>
        </a>
      </div>
    </article>
  )
}

/** What every card says about a location. */
function LocationFacts({ location, number }: LocationCardProps) {
  const { name, href, type, distance, address, phone, tag, rating } = location
  return (
    <>
      <p className="location-card__type">
        {number !== null && <span className="location-card__number">{number}</span>}
        {[type, distance].filter(Boolean).join(' · ')}
      </p>
      <h3>
        <a href={href}>{name}</a>
      </h3>
      {tag && <p className="location-card__tag">{tag}</p>}
      {rating && <RatingLine rating={rating} />}
      {address && <address>{address}</address>}
      {phone && (
        <p>
          <a href={telephoneLink(phone)}>{phone}</a>
        </p>
      )}
      <LocationHours location={location} />
    </>
  )
}

/** A dealer's only place, beside its map. */
export function OnlyLocation({ location }: { location: LocationCardData }) {
  const { name, href, directions } = location
  return (
    <article className="location-card location-card--only">
      {location.image && <LocationPicture location={location} />}
      <div className="location-card__text">
        <LocationFacts location={location} number={null} />
        <p className="link-row">
          <a className="button button--quiet" href={href}>
            View Details<span className="visually-hidden"> of {name}</span>
          </a>
          {directions && <a href={directions}>Get Directions</a>}
        </p>
      </div>
    </article>
  )
}

function LocationPicture({ location: { name, image, map } }: { location: LocationCardData }) {
  if (image !== null)
    return <ContentPicture picture={image} className="location-card__picture" sizes={CARD_SIZES} />
  return map && <MapPicture map={map} label={`Map of ${name}`} isSmall />
}

function LocationHours({
  location: { status, hours, hasSpecialHours, href },
}: {
  location: LocationCardData
}) {
  return (
    <>
      {status && <OpenStatusLine status={status} />}
      {hours.length > 0 && (
        <dl className="location-card__hours">
          {hours.map(({ days, hours: times }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{times}</dd>
            </div>
          ))}
        </dl>
      )}
      {hasSpecialHours && (
        <p className="location-card__special">
          <a href={`${href}#hours`}>Holiday hours apply soon</a>
        </p>
      )}
    </>
  )
}

import type { CarCardData } from './car-card-data.ts'
import { CarPhoto } from './car-photo.tsx'
import { CarTag } from './car-tag.tsx'
import { Price } from './price.tsx'

/** A card is as wide as a phone, half a tablet, or a column of a larger screen. */
const cardSizes = '(min-width: 64rem) 22rem, (min-width: 38rem) 50vw, 100vw'

type CarCardProps = { car: CarCardData; isFirst?: boolean }

/** A vehicle among others: enough to decide whether to look closer. */
export function CarCard({ car, isFirst = false }: CarCardProps) {
  const href = `/cars/${car.slug}`
  return (
    <article className={`car-card ${car.status}`}>
      <a className="car-card__picture" href={href} tabIndex={-1} aria-hidden="true">
        <CarPhoto
          picture={car.picture}
          defaultPicture={car.defaultPicture}
          alt=""
          sizes={cardSizes}
          isFirst={isFirst}
        />
      </a>
      <CarTag tag={car.tag} />
      <div className="car-card__body">
        <h2 className="car-card__title">
          <a href={href}>
            {car.title}
            {car.subtitle && <span className="car-card__subtitle"> {car.subtitle}</span>}
          </a>
        </h2>
        <Price price={car.price} />
        <CarCardDetails car={car} />
        {car.place && <p className="car-card__place">{car.place}</p>}
        <CarCardButtons car={car} href={href} />
      </div>
    </article>
  )
}

function CarCardDetails({ car }: { car: CarCardData }) {
  if (car.details.length === 0)
    return <p className="car-card__teaser">Like this and want something similar?</p>
  return (
    <dl className="car-card__details">
      {car.details.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function CarCardButtons({ car, href }: { car: CarCardData; href: string }) {
  const about = <span className="visually-hidden">: {car.title}</span>
  return (
    <div className="car-card__buttons">
      <a className="button" href={href}>
        Explore Vehicle{about}
      </a>
      <a className="button button--quiet" href={`${href}#enquiry`}>
        {car.isAvailable ? 'Quick Enquiry' : 'Find Me Something Similar'}
        {about}
      </a>
    </div>
  )
}

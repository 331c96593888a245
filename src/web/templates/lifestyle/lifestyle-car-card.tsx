import type { CarCardData } from '../../cars/car-card-data.ts'
import { CarPhoto } from '../../cars/car-photo.tsx'
import { CarTag } from '../../cars/car-tag.tsx'
import { Price } from '../../cars/price.tsx'

const cardSizes = '(min-width: 64rem) 25rem, (min-width: 38rem) 50vw, 100vw'

type CarCardProps = { car: CarCardData; isFirst?: boolean }

/** The name first, then what it is in one line, as one would tell a friend. The price hangs at the picture. */
export function LifestyleCarCard({ car, isFirst = false }: CarCardProps) {
  const href = `/cars/${car.slug}`
  const about = <span className="visually-hidden">: {car.title}</span>
  return (
    <article className={`car-card ${car.status}`}>
      <div className="car-card__top">
        <a className="car-card__picture" href={href} tabIndex={-1} aria-hidden="true">
          <CarPhoto {...car} alt="" sizes={cardSizes} isFirst={isFirst} />
        </a>
        <CarTag tag={car.tag} />
        <Price price={car.price} />
      </div>
      <div className="car-card__body">
        <h2 className="car-card__title">
          <a href={href}>
            {car.title}
            {car.subtitle && <span className="car-card__subtitle"> {car.subtitle}</span>}
          </a>
        </h2>
        <StoryLine details={car.details} />
        {car.place && <p className="car-card__place">{car.place}</p>}
        <div className="car-card__buttons">
          <a className="button" href={href}>
            Explore Vehicle{about}
          </a>
          <a className="button button--quiet" href={`${href}#enquiry`}>
            {car.isAvailable ? 'Quick Enquiry' : 'Find Me Something Similar'}
            {about}
          </a>
        </div>
      </div>
    </article>
  )
}

/** `Used · Automatic · 41,250 km · Diesel`: what a value means is plain to see, and is said to who listens. */
function StoryLine({ details }: Pick<CarCardData, 'details'>) {
  if (details.length === 0) return <p className="car-card__teaser">Like this and want something similar?</p>
  return (
    <dl className="story-line">
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt className="visually-hidden">{label}</dt>
          <dd>
            {value}
            {label === 'Odometer (km)' && <span aria-hidden="true"> km</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

import { href } from 'react-router'
import { capitalised } from '#domain/shared/capitalised.ts'
import { formatDollars } from '#domain/shared/money.ts'
import { CardToggles } from '../toggles/card-toggles.tsx'
import type { CarCardData } from './car-card-data.ts'

/** The links on a card: to the vehicle, and to enquire about it. */
export function CarCardLinks({ car }: { car: CarCardData }) {
  const address = href('/cars/:slug', { slug: car.slug })
  const about = <span className="visually-hidden">: {car.title}</span>
  return (
    <div className="car-card__buttons">
      <a className="button" href={address}>
        Explore Vehicle{about}
      </a>
      <a
        className="button button--quiet"
        href={
          car.isAvailable
            ? `${href('/quick-enquiry')}?car_id=${encodeURIComponent(car.slug)}`
            : `${address}#enquiry`
        }
      >
        {car.isAvailable ? 'Quick Enquiry' : 'Find Me Something Similar'}
        {about}
      </a>
      {car.reservation && (
        <a className="car-card__reserve" href={car.reservation.href}>
          {`Reserve This ${capitalised(car.vehicleWord)} ${formatDollars(car.reservation.depositCents)}`}
          {about}
        </a>
      )}
      <CardToggles car={car} />
    </div>
  )
}
